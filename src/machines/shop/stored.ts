import { cartSlice } from '#machines/cart/cart.slice';
import { draftsSlice } from '#machines/drafts/drafts.slice';
import { newsletterSlice } from '#machines/newsletter/newsletter.slice';
import { ordersSlice } from '#machines/orders/orders.slice';
import { outboxSlice } from '#machines/outbox/outbox.slice';
import { profileSlice } from '#machines/profile/profile.slice';
import { recentlyViewedSlice } from '#machines/recently-viewed/recently-viewed.slice';
import { savedCardsSlice } from '#machines/saved-cards/saved-cards.slice';
import { wishlistSlice } from '#machines/wishlist/wishlist.slice';

import type { Slice } from './slice';

/** What is kept on this device, by the systemId of the member that it is of. */
export const slices = {
  cart: cartSlice,
  wishlist: wishlistSlice,
  orders: ordersSlice,
  savedCards: savedCardsSlice,
  profile: profileSlice,
  newsletter: newsletterSlice,
  outbox: outboxSlice,
  drafts: draftsSlice,
  recentlyViewed: recentlyViewedSlice,
};

export type SliceName = keyof typeof slices;

/** What is kept on this device, slice by slice; a slice that is missing was never kept or is garbage. */
export type Stored = { readonly [Name in SliceName]?: ReturnType<(typeof slices)[Name]['keep']> };

export const SLICE_NAMES = Object.keys(slices) as readonly SliceName[];

/** A slice of whatever data. */
export function sliceNamed(name: SliceName): Slice {
  return slices[name];
}

export function sliceKey(slice: SliceName): string {
  return `larkwood.${slice}`;
}

/** The slice that is kept under a storage key. */
export function sliceOfKey(key: string | null): SliceName | undefined {
  return SLICE_NAMES.find((slice) => sliceKey(slice) === key);
}
