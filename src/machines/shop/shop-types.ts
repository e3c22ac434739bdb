import type { CatalogueQuery } from '#domain/catalogue';
import type { CheckoutStep } from '#domain/order';
import type { World } from '#domain/world';

import type { KeeperMessage, PageOpener, ShopMessage } from './shop-message';
import type { Samples } from './slice';
import type { Stored } from './stored';

/** The address that is reached, as far as it says anything to a machine. */
export interface Reached {
  readonly path: string;
  /** Which step of the checkout is open. */
  readonly step?: CheckoutStep | undefined;
  /** What the catalogue is asked for. */
  readonly query?: CatalogueQuery | undefined;
  /** Whose page is open. */
  readonly productId?: number | undefined;
  /** Whether its preview lies over the page. */
  readonly isPreview?: boolean | undefined;
}

export interface PageEntered {
  /** Names the actor: the page, and what it shows. */
  readonly key: string;
  readonly page: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The path, or the beginning of the paths, that the page lives on. */
  readonly scope: string;
}

export interface ShopInput {
  readonly world: World;
  readonly samples: Samples;
  /** Whether this browser keeps anything at all; undefined where what it did is told by a recording. */
  readonly isKeeping: () => boolean | undefined;
}

export type ShopEvent =
  | { type: 'world.entered'; stored: Stored; seed: number; now: number }
  | { type: 'visit.joined'; seed: number }
  | KeeperMessage
  | ({ type: 'page.entered' } & PageEntered & PageOpener)
  | ({ type: 'route.changed' } & Reached)
  | { type: 'viewport.changed'; isWide: boolean }
  | ShopMessage;

export interface ShopContext extends ShopInput {
  /** Chance of this visit: review counts, similar products. */
  readonly seed: number;
  /** When the shopper arrived, in ms since 1970; undefined while the page is as it was prerendered. */
  readonly arrivedAt: number | undefined;
  readonly pages: readonly PageEntered[];
  /** Undefined while nobody has said. */
  readonly reached: Reached | undefined;
  /** Whether the window counts as wide; undefined while nobody has looked. */
  readonly isWide: boolean | undefined;
}
