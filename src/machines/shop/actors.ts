import { cartMachine } from '#machines/cart/cart.machine';
import { comparisonMachine } from '#machines/comparison/comparison.machine';
import { destinationMachine } from '#machines/destination/destination.machine';
import { deviceMachine } from '#machines/device/device.machine';
import { draftsMachine } from '#machines/drafts/drafts.machine';
import { drawerMachine } from '#machines/drawer/drawer.machine';
import { editionMachine } from '#machines/edition/edition.machine';
import { newsletterMachine } from '#machines/newsletter/newsletter.machine';
import { noticeMachine } from '#machines/notice/notice.machine';
import { ordersMachine } from '#machines/orders/orders.machine';
import { outboxMachine } from '#machines/outbox/outbox.machine';
import { ownReviewsMachine } from '#machines/own-reviews/own-reviews.machine';
import { profileMachine } from '#machines/profile/profile.machine';
import { recentlyRemovedMachine } from '#machines/recently-removed/recently-removed.machine';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine';
import { recentSearchesMachine } from '#machines/recent-searches/recent-searches.machine';
import { roomMachine } from '#machines/room/room.machine';
import { savedCardsMachine } from '#machines/saved-cards/saved-cards.machine';
import { savedForLaterMachine } from '#machines/saved-for-later/saved-for-later.machine';
import { scrollLockMachine } from '#machines/scroll-lock/scroll-lock.machine';
import { searchKeyMachine } from '#machines/search-key/search-key.machine';
import { toastMachine } from '#machines/toast/toast.machine';
import { unitsMachine } from '#machines/units/units.machine';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine';

import { keeper } from './keeping';

/** Machines that outlive pages. Menu, mini cart and search panel are the same machine, and so are both toasts, and what was searched for by words and by filters. */
export const actors = {
  keeper,
  scrollLock: scrollLockMachine,
  drawer: drawerMachine,
  cart: cartMachine,
  savedForLater: savedForLaterMachine,
  wishlist: wishlistMachine,
  toast: toastMachine,
  notice: noticeMachine,
  recentlyRemoved: recentlyRemovedMachine,
  orders: ordersMachine,
  savedCards: savedCardsMachine,
  profile: profileMachine,
  newsletter: newsletterMachine,
  outbox: outboxMachine,
  ownReviews: ownReviewsMachine,
  device: deviceMachine,
  edition: editionMachine,
  drafts: draftsMachine,
  recentlyViewed: recentlyViewedMachine,
  units: unitsMachine,
  searchKey: searchKeyMachine,
  recentSearches: recentSearchesMachine,
  comparison: comparisonMachine,
  room: roomMachine,
  destination: destinationMachine,
};

/** What lies over every page. */
export const OVERLAYS = ['menu', 'miniCart', 'searchPanel'] as const;

/** The members by systemId. */
export type Children = { readonly [Name in Exclude<keyof typeof actors, 'drawer' | 'toast'>]: Name } & {
  readonly menu: 'drawer';
  readonly miniCart: 'drawer';
  readonly searchPanel: 'drawer';
  readonly recentFilters: 'recentSearches';
  readonly cartToast: 'toast';
  readonly wishlistToast: 'toast';
};
