import type { Address, AddressFacts } from '#domain/address';
import type { Person } from '#domain/person';
import type { CartLine } from '#domain/cart-line';
import type { SavedCard } from '#domain/saved-card';
import type { CatalogueQuery } from '#domain/catalogue';
import type { FieldValues } from '#domain/fields';
import type { LookedUp } from '#domain/known-products';
import type { CheckoutStep, Order, Pieces } from '#domain/order';
import type { OrderAddress } from '#domain/order-address';
import type { OwnReview } from '#domain/review';
import type { Room } from '#domain/room';
import type { TakenOut } from '#domain/taken-out';
import type { Unit } from '#domain/units';

/** An overlay locks scrolling, or releases the lock. */
export type ScrollLockMessage = { type: 'lock.acquired'; holder: string } | { type: 'lock.released'; holder: string };

/** Content of a toast: product, quantity, and the stock if it was the limit. */
export interface ToastMessage {
  readonly productId: number;
  readonly name: string;
  readonly qty: number;
  readonly stockLimit: number | undefined;
}

export type ToastShown = { type: 'toast.shown'; message: ToastMessage };

/** The keys of a list's current items: an earlier toast or notice may no longer be true. */
export interface ListedKeys {
  readonly list: 'cart' | 'wishlist' | 'savedForLater';
  readonly productIds: readonly Key[];
}

export type ContentsChanged = { type: 'contents.changed' } & ListedKeys;

/** What was removed; the view has the text. */
export type Removal =
  | { readonly kind: 'wishlist item'; readonly name: string }
  | { readonly kind: 'wishlist' | 'cart' | 'comparison' | 'comparison cleared' }
  | { readonly kind: 'cart line'; readonly name: string }
  | { readonly kind: 'cart line saved for later'; readonly name: string }
  | { readonly kind: 'saved line'; readonly name: string }
  /** `unread`: part of what is stored could not be read; the rest is told with it. */
  | ({ readonly kind: 'withdrawn' | 'unread' } & TakenOut)
  | { readonly kind: 'compared product'; readonly name: string }
  | { readonly kind: 'before a link'; readonly list: 'cart' | 'wishlist'; readonly isReplaced: boolean }
  /** With its address where the browser does not copy it. */
  | { readonly kind: 'link'; readonly url?: string }
  | { readonly kind: 'saved card' | 'address' | 'order address' | 'message'; readonly name: string }
  | { readonly kind: 'review' };

/** The message that undoes it, and its receiver. */
export type Undo =
  | { readonly to: 'wishlist'; readonly message: WishlistMessage }
  | { readonly to: 'cart'; readonly message: CartMessage }
  | { readonly to: 'savedForLater'; readonly message: SavedForLaterMessage }
  | { readonly to: 'comparison'; readonly message: ComparisonMessage }
  | { readonly to: 'savedCards'; readonly message: SavedCardsMessage }
  | { readonly to: 'profile'; readonly message: ProfileMessage }
  | { readonly to: 'outbox'; readonly message: OutboxMessage }
  | { readonly to: 'ownReviews'; readonly message: OwnReviewsMessage }
  | { readonly to: 'orders'; readonly message: OrdersMessage };

/** Identifies an item within its list. */
export type Key = string | number;

/** An item of a list, and its index. */
export interface ListPosition<Item> {
  readonly item: Item;
  readonly index: number;
}

/** What a shopper takes over from a link: beside what the list has, or in its place. */
export interface Taken<Item> {
  readonly items: readonly Item[];
  readonly isReplacing: boolean;
}

/** What was removed; `key` is set when it was a single item, `undo` unless the catalogue removed it. */
export type NoticeShown = {
  type: 'notice.shown';
  removal: Removal;
  undo?: Undo | undefined;
  key?: Key | undefined;
};

/** Facts of products have arrived, or are newer than the known ones. */
export type ProductsLoaded = { type: 'products.loaded' } & LookedUp;

export type WishlistMessage =
  | ProductsLoaded
  | { type: 'wishlist.toggled'; productId: number }
  | { type: 'wishlist.removed'; productId: number }
  | { type: 'wishlist.cleared' }
  | ({ type: 'wishlist.reinstated' } & ListPosition<number>)
  | ({ type: 'wishlist.taken' } & Taken<number>)
  | { type: 'wishlist.kept' }
  | { type: 'wishlist.restored'; productIds: readonly number[] };

/** Messages of a quantity field to the owner of the quantity. */
export type QuantityMessage =
  | { type: 'line.changed'; productId: number; qty: number }
  | { type: 'line.stepped'; productId: number; by: 1 | -1 };

/** The button beside a quantity field: add that quantity to the cart. */
export type LineTaken = { type: 'line.taken' };

export type CartMessage =
  | ProductsLoaded
  | QuantityMessage
  | { type: 'line.added'; productId: number; qty: number }
  | { type: 'line.removed'; productId: number }
  | ({ type: 'line.reinstated' } & ListPosition<CartLine>)
  | { type: 'line.postponed'; productId: number }
  /** With the pieces that were saved for later before. */
  | ({ type: 'line.resumed'; saved: number } & ListPosition<CartLine>)
  | ({ type: 'cart.taken' } & Taken<CartLine>)
  | { type: 'cart.kept' }
  | { type: 'cart.cleared' }
  | { type: 'cart.emptied' }
  | { type: 'cart.restored'; lines: readonly CartLine[] };

export type SavedForLaterMessage =
  | ProductsLoaded
  | { type: 'line.saved'; productId: number; qty: number }
  /** With the pieces that stay saved. */
  | { type: 'saved.resumed'; productId: number; qty: number }
  | { type: 'saved.moved'; productId: number }
  | { type: 'saved.removed'; productId: number }
  | ({ type: 'saved.reinstated' } & ListPosition<CartLine>)
  | { type: 'saved.restored'; lines: readonly CartLine[] };

export type OrdersMessage =
  | ProductsLoaded
  | ({ type: 'order.placed'; lines: readonly CartLine[]; email: string } & Pick<Order, 'recipient' | 'weekend'>)
  | { type: 'order.received'; orderid: string }
  | { type: 'order.cancelled'; orderid: string }
  | { type: 'order.reinstated'; orderid: string }
  | { type: 'order.readdressed'; orderid: string; address: OrderAddress }
  | { type: 'return.booked'; orderid: string; pieces: readonly Pieces[]; reason: string }
  | { type: 'return.withdrawn'; orderid: string }
  | { type: 'orders.restored'; orders: readonly Order[] };

export type SavedCardsMessage =
  | { type: 'card.added'; card: Omit<SavedCard, 'id' | 'isDefault'>; asDefault: boolean }
  /** `next` is the Default then; the one that is, or else the first, when left out. */
  | { type: 'card.removed'; cardId: string; next?: string | undefined }
  | ({ type: 'card.reinstated' } & ListPosition<SavedCard>)
  | { type: 'card.preferred'; cardId: string }
  | { type: 'cards.restored'; cards: readonly SavedCard[] };

export type ProfileMessage =
  | { type: 'profile.created'; person: Person }
  | { type: 'profile.changed'; person: Pick<Person, 'name' | 'email' | 'phone'> }
  | { type: 'address.added'; address: AddressFacts; asDefault: boolean }
  | { type: 'address.changed'; addressId: string; address: AddressFacts; asDefault: boolean }
  | { type: 'address.removed'; addressId: string }
  | ({ type: 'address.reinstated' } & ListPosition<Address>)
  | { type: 'address.preferred'; addressId: string }
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'profile.restored'; person: Person | undefined; signedIn: boolean };

/** A message of the contact form as stored on this device. */
export interface KeptMessage {
  readonly id: number;
  /** Time of storing, in ms since 1970. */
  readonly keptAt: number;
  readonly values: FieldValues;
}

export type OutboxMessage =
  | { type: 'message.kept'; keptAt: number; values: FieldValues }
  | { type: 'message.removed'; messageId: number }
  | ({ type: 'message.reinstated' } & ListPosition<KeptMessage>)
  | { type: 'messages.restored'; messages: readonly KeptMessage[] };

export type OwnReviewsMessage =
  | { type: 'review.posted'; review: Omit<OwnReview, 'id' | 'date'> }
  | { type: 'review.removed'; reviewId: number }
  | ({ type: 'review.reinstated' } & ListPosition<OwnReview>)
  | { type: 'reviews.restored'; reviews: readonly OwnReview[] };

export type NewsletterMessage = { type: 'addresses.restored'; addresses: readonly string[] };

export type RecentlyViewedMessage =
  | ProductsLoaded
  | { type: 'product.viewed'; productId: number }
  | { type: 'views.restored'; productIds: readonly number[] };

/** Of the unit in which sizes are shown. */
export type UnitsMessage = { type: 'unit.switched' } | { type: 'unit.restored'; unit: Unit };
/** Of the key that opens the search. */
export type SearchKeyMessage = { type: 'searchKey.switched' } | { type: 'searchKey.restored'; isOn: boolean };

export type RecentSearchesMessage =
  | { type: 'search.made'; words: string }
  | { type: 'search.forgotten'; words: string }
  | { type: 'searches.forgotten' }
  | { type: 'searches.restored'; searches: readonly string[] };

export type RoomMessage = { type: 'room.restored'; room: Room };

/** Stored drafts. */
export interface KeptDrafts {
  /** Time of the last key, in ms since 1970. */
  readonly keptAt: number;
  /** Form values by form. */
  readonly drafts: Readonly<Record<string, FieldValues>>;
}

export type ComparisonMessage =
  | ProductsLoaded
  | { type: 'comparison.toggled'; productId: number }
  /** From a page that shows these products; they may be those of a link. */
  | { type: 'comparison.removed'; productId: number; shown: readonly number[] }
  | { type: 'comparison.taken'; productIds: readonly number[] }
  | { type: 'comparison.cleared' }
  | { type: 'comparison.restored'; productIds: readonly number[] };

export type DraftsMessage =
  | { type: 'draft.kept'; form: string; values: FieldValues }
  | { type: 'draft.dropped'; form: string }
  | ({ type: 'drafts.restored' } & KeptDrafts);

/** The outcome of the last write to storage; `isOutdated` if a newer build's data prevented it. */
export type DeviceMessage = { type: 'write.kept' } | { type: 'write.refused'; isOutdated?: boolean };

/** The path has changed. */
export type RouteChanged = { type: 'route.changed' };

/** What makes a tab ask for the host's edition, and the answers: the same build as the tab's, another, or none. */
export type EditionMessage =
  | RouteChanged
  | { type: 'page.shown' }
  | { type: 'file.missing' }
  | { type: 'edition.same' }
  | { type: 'edition.renewed' }
  | { type: 'edition.unknown' };

/** What the address says to a page's machine. */
export type PageMessage =
  | { type: 'step.opened'; step: CheckoutStep }
  | { type: 'query.changed'; query: CatalogueQuery }
  | { type: 'preview.opened' | 'preview.closed' }
  | { type: 'tab.chosen'; tab: 'reviews' };

/** Events the root forwards to overlays: the path or the window's width has changed. */
export type EnvironmentMessage = RouteChanged | { type: 'viewport.changed'; isWide: boolean };
