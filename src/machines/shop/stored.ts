import { cartSlice } from '#machines/cart/cart.slice';
import { comparisonSlice } from '#machines/comparison/comparison.slice';
import { destinationSlice } from '#machines/destination/destination.slice';
import { draftsSlice } from '#machines/drafts/drafts.slice';
import { newsletterSlice } from '#machines/newsletter/newsletter.slice';
import { ordersSlice } from '#machines/orders/orders.slice';
import { outboxSlice } from '#machines/outbox/outbox.slice';
import { ownReviewsSlice } from '#machines/own-reviews/own-reviews.slice';
import { profileSlice } from '#machines/profile/profile.slice';
import { recentlyRemovedSlice } from '#machines/recently-removed/recently-removed.slice';
import { recentlyViewedSlice } from '#machines/recently-viewed/recently-viewed.slice';
import { recentSearchesSlice } from '#machines/recent-searches/recent-searches.slice';
import { roomSlice } from '#machines/room/room.slice';
import { savedCardsSlice } from '#machines/saved-cards/saved-cards.slice';
import { savedForLaterSlice } from '#machines/saved-for-later/saved-for-later.slice';
import { searchKeySlice } from '#machines/search-key/search-key.slice';
import { unitsSlice } from '#machines/units/units.slice';
import { wishlistSlice } from '#machines/wishlist/wishlist.slice';

import type { Slice } from './slice';

/** The slices by their member's systemId. */
export const slices = {
  cart: cartSlice,
  wishlist: wishlistSlice,
  orders: ordersSlice,
  savedCards: savedCardsSlice,
  profile: profileSlice,
  newsletter: newsletterSlice,
  outbox: outboxSlice,
  ownReviews: ownReviewsSlice,
  drafts: draftsSlice,
  recentlyViewed: recentlyViewedSlice,
  units: unitsSlice,
  searchKey: searchKeySlice,
  recentSearches: recentSearchesSlice,
  recentFilters: recentSearchesSlice,
  comparison: comparisonSlice,
  room: roomSlice,
  savedForLater: savedForLaterSlice,
  recentlyRemoved: recentlyRemovedSlice,
  destination: destinationSlice,
};

export type SliceName = keyof typeof slices;

/** Stored data by slice; a slice is missing if it was never stored or is unreadable. */
export type Stored = { readonly [Name in SliceName]?: ReturnType<(typeof slices)[Name]['keep']> };

export const SLICE_NAMES = Object.keys(slices) as readonly SliceName[];

/** A slice by the name of its member. */
export function sliceNamed(name: SliceName): Slice {
  return slices[name];
}

/** The storage key of a slice. */
export function sliceKey(slice: SliceName): string {
  return `larkwood.${slice}`;
}

/** The slice of a storage key. */
export function sliceOfKey(key: string | null): SliceName | undefined {
  return SLICE_NAMES.find((slice) => sliceKey(slice) === key);
}
