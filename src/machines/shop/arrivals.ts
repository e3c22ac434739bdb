import type { CartLine } from '#domain/cart-line';
import type { SavedCard } from '#domain/card';
import type { Order } from '#domain/order';
import type { Product } from '#domain/product';
import type { MessageTo } from '#machines/members';

import type { SliceName, Stored } from './stored';

type Arrival = { readonly [Name in SliceName]: { readonly to: Name; readonly message: MessageTo<Name> } }[SliceName];

/** The sample state of a first visit (readings, rule 2). */
export interface Samples {
  readonly products: readonly Product[];
  readonly cart: readonly CartLine[];
  readonly wishlist: readonly number[];
  readonly orders: readonly Order[];
  readonly savedCards: readonly SavedCard[];
}

/** Everything as a first visit finds it (readings, rule 2). */
export function firstVisit({ cart, wishlist, savedCards }: Samples): Required<Stored> {
  return {
    cart,
    wishlist,
    savedCards,
    orders: [],
    profile: { person: undefined, signedIn: false },
    newsletter: [],
    outbox: [],
    drafts: { keptAt: 0, drafts: {} },
    recentlyViewed: [],
  };
}

/** Some of the slices, the others left out. */
export function only(stored: Stored, slices: readonly SliceName[]): Stored {
  return Object.fromEntries(Object.entries(stored).filter(([slice]) => slices.includes(slice as SliceName)));
}

/** What each long-lived actor is told when slices arrive from this device. */
export function arrivals(stored: Stored): readonly Arrival[] {
  const { cart, wishlist, orders, savedCards, profile, newsletter, outbox, drafts, recentlyViewed } = stored;
  return [
    cart && ({ to: 'cart', message: { type: 'cart.restored', lines: cart } } as const),
    wishlist && ({ to: 'wishlist', message: { type: 'wishlist.restored', productIds: wishlist } } as const),
    orders && ({ to: 'orders', message: { type: 'orders.restored', orders } } as const),
    savedCards && ({ to: 'savedCards', message: { type: 'cards.restored', cards: savedCards } } as const),
    profile && ({ to: 'profile', message: { type: 'profile.restored', ...profile } } as const),
    newsletter && ({ to: 'newsletter', message: { type: 'addresses.restored', addresses: newsletter } } as const),
    outbox && ({ to: 'outbox', message: { type: 'messages.restored', messages: outbox } } as const),
    drafts && ({ to: 'drafts', message: { type: 'drafts.restored', ...drafts } } as const),
    recentlyViewed &&
      ({ to: 'recentlyViewed', message: { type: 'views.restored', productIds: recentlyViewed } } as const),
  ].filter((arrival) => arrival !== undefined);
}
