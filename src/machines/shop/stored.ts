import type { SavedCard } from '#domain/card';
import type { CartLine } from '#domain/cart-line';
import type { Order } from '#domain/order';
import type { KeptDrafts, KeptMessage, Person } from '#machines/messages';

/** What is kept on this device, slice by slice; a slice that is missing was never kept or is garbage. */
export interface Stored {
  readonly cart?: readonly CartLine[];
  readonly wishlist?: readonly number[];
  readonly orders?: readonly Order[];
  readonly savedCards?: readonly SavedCard[];
  readonly profile?: { readonly person: Person | undefined; readonly signedIn: boolean };
  readonly newsletter?: readonly string[];
  readonly outbox?: readonly KeptMessage[];
  readonly drafts?: KeptDrafts;
  readonly recentlyViewed?: readonly number[];
}

export type SliceName = keyof Stored;

export const SLICE_NAMES = [
  'cart',
  'wishlist',
  'orders',
  'savedCards',
  'profile',
  'newsletter',
  'outbox',
  'drafts',
  'recentlyViewed',
] as const satisfies readonly SliceName[];

export function sliceKey(slice: SliceName): string {
  return `larkwood.${slice}`;
}

/** The slice that is kept under a storage key. */
export function sliceOfKey(key: string | null): SliceName | undefined {
  return SLICE_NAMES.find((slice) => sliceKey(slice) === key);
}
