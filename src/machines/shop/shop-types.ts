import type { CatalogueQuery } from '#domain/catalogue';
import type { CheckoutStep } from '#domain/order';
import type { Samples } from '#domain/content';
import type { ListedProduct } from '#domain/product';
import type { World } from '#domain/world';

import type { ProductsLoaded } from '#machines/messages';

import type { KeeperMessage, PageOpener, ShopMessage } from './shop-message';
import type { Stored } from './stored';

/** The part of the address that concerns machines. */
export interface Reached {
  readonly path: string;
  /** The open step of the checkout. */
  readonly step?: CheckoutStep | undefined;
  /** The catalogue's query. */
  readonly query?: CatalogueQuery | undefined;
  /** The product whose page is open. */
  readonly productId?: number | undefined;
  /** True if its preview is open. */
  readonly isPreview?: boolean | undefined;
  /** True if its reviews are open. */
  readonly isReading?: boolean | undefined;
}

export interface PageEntered {
  /** Key of the actor: the page and its params. */
  readonly key: string;
  readonly page: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Path prefix within which the page's machine runs. */
  readonly scope: string;
}

export interface ShopInput {
  readonly world: World;
  /** Whether the browser stores data; undefined in a replay, where the recording says so. */
  readonly isKeeping: () => boolean | undefined;
  /** Which of these ids of products nothing is known of yet: neither their facts nor that there are none. */
  readonly unknown: (ids: readonly number[]) => readonly number[];
}

export type ShopEvent =
  | { type: 'world.entered'; stored: Stored; seed: number; now: number }
  | { type: 'visit.joined'; seed: number }
  | { type: 'day.changed'; now: number }
  | KeeperMessage
  | ({ type: 'page.entered' } & PageEntered & PageOpener)
  | ({ type: 'route.changed' } & Reached)
  | { type: 'viewport.changed'; isWide: boolean }
  | ProductsLoaded
  | ShopMessage;

export interface ShopContext extends ShopInput {
  /** Products known so far. */
  readonly products: readonly ListedProduct[];
  /** Random seed of this visit, for review counts and similar products. */
  readonly seed: number;
  /** Time of arrival in ms since 1970, on this day; undefined before settling. */
  readonly arrivedAt: number | undefined;
  readonly pages: readonly PageEntered[];
  /** Undefined before the first address. */
  readonly reached: Reached | undefined;
  /** True for a wide window; undefined before it was measured. */
  readonly isWide: boolean | undefined;
}

/** As prerendered: no address, no clock, no chance. */
export function freshContext(input: ShopInput): ShopContext {
  const { products } = input.world.content;
  return { ...input, products, seed: 1, arrivedAt: undefined, pages: [], reached: undefined, isWide: undefined };
}

/** Input of a member that must know the time. */
export function clock({ context }: { context: ShopContext }): Pick<World, 'now'> {
  return { now: context.world.now };
}

/** Input of a member that must know products: those known so far. */
export function known({ products }: ShopContext): Pick<ShopContext, 'products'> {
  return { products };
}

/** Input of a member that begins with sample data: the products known so far, and its own sample. */
export function withSample<Name extends keyof Samples>({ products, world }: ShopContext, name: Name) {
  return { products, sample: world.content.samples[name] };
}
