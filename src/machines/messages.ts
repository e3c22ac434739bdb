import type { Address, AddressFacts } from '#domain/address';
import type { CartLine } from '#domain/cart-line';
import type { SavedCard } from '#domain/card';
import type { CatalogueQuery } from '#domain/catalogue';
import type { FieldValues } from '#domain/fields';
import type { CheckoutStep, Order, Recipient } from '#domain/order';

/** Someone holds the page still, or lets go of it. */
export type ScrollLockMessage = { type: 'lock.acquired'; holder: string } | { type: 'lock.released'; holder: string };

/** What a toast tells: which product, how many, and the stock when that was the limit. */
export interface ToastMessage {
  readonly productId: number;
  readonly name: string;
  readonly qty: number;
  readonly stockLimit: number | undefined;
}

export type ToastShown = { type: 'toast.shown'; message: ToastMessage };

/** What cart or wishlist hold now: what was told of them before may be true no more. */
export interface Contents {
  readonly list: 'cart' | 'wishlist';
  readonly productIds: readonly number[];
}

export type ContentsChanged = { type: 'contents.changed' } & Contents;

/** What was removed; the view has the words for it. */
export type Removal =
  | { readonly kind: 'wishlist item'; readonly name: string }
  | { readonly kind: 'wishlist' }
  | { readonly kind: 'cart line'; readonly name: string }
  | { readonly kind: 'cart line saved for later'; readonly name: string }
  | { readonly kind: 'cart' }
  | { readonly kind: 'saved card'; readonly name: string }
  | { readonly kind: 'address'; readonly name: string }
  | { readonly kind: 'message'; readonly name: string };

/** Where Undo is sent, and what. */
export type Undo =
  | { readonly to: 'wishlist'; readonly message: WishlistMessage }
  | { readonly to: 'cart'; readonly message: CartMessage }
  | { readonly to: 'savedCards'; readonly message: SavedCardsMessage }
  | { readonly to: 'profile'; readonly message: ProfileMessage }
  | { readonly to: 'outbox'; readonly message: OutboxMessage };

/** Identifies an item within its list. */
export type Key = string | number;

/** An item of a list, and its index. */
export interface Place<Item> {
  readonly item: Item;
  readonly index: number;
}

/** What was removed; `key` is set when it was a single item. */
export type NoticeShown = { type: 'notice.shown'; removal: Removal; undo: Undo; key?: Key | undefined };

export type WishlistMessage =
  | { type: 'wishlist.toggled'; productId: number }
  | { type: 'wishlist.removed'; productId: number }
  | { type: 'wishlist.cleared' }
  | { type: 'product.postponed'; productId: number }
  | { type: 'product.resumed'; productId: number }
  | ({ type: 'wishlist.reinstated' } & Place<number>)
  | { type: 'wishlist.restored'; productIds: readonly number[] };

/** What a quantity field asks of who has the quantity: so many, or one more, or one less. */
export type QuantityMessage =
  | { type: 'line.changed'; productId: number; qty: number }
  | { type: 'line.stepped'; productId: number; by: 1 | -1 };

/** What is asked for beside a quantity field is to go into the cart. */
export type LineTaken = { type: 'line.taken' };

export type CartMessage =
  | QuantityMessage
  | { type: 'line.added'; productId: number; qty: number }
  | { type: 'line.removed'; productId: number }
  | ({ type: 'line.reinstated' } & Place<CartLine>)
  | { type: 'line.postponed'; productId: number }
  | ({ type: 'line.resumed'; leavesWishlist: boolean } & Place<CartLine>)
  | { type: 'cart.cleared' }
  | { type: 'cart.emptied' }
  | { type: 'cart.restored'; lines: readonly CartLine[] };

export type OrdersMessage =
  | { type: 'order.placed'; lines: readonly CartLine[]; email: string; recipient?: Recipient | undefined }
  | { type: 'orders.restored'; orders: readonly Order[] };

export type SavedCardsMessage =
  | { type: 'card.added'; card: Omit<SavedCard, 'id' | 'isDefault'>; asDefault: boolean }
  | { type: 'card.removed'; cardId: string }
  | ({ type: 'card.reinstated' } & Place<SavedCard>)
  | { type: 'card.preferred'; cardId: string }
  | { type: 'cards.restored'; cards: readonly SavedCard[] };

/** A person known on this device only; no password is ever kept. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Opens the session like the email does. */
  readonly phone?: string | undefined;
  /** Exactly one is the Default, when there are any. */
  readonly addresses?: readonly Address[] | undefined;
}

export type ProfileMessage =
  | { type: 'profile.created'; person: Person }
  | { type: 'profile.changed'; person: Pick<Person, 'name' | 'email' | 'phone'> }
  | { type: 'address.added'; address: AddressFacts; asDefault: boolean }
  | { type: 'address.changed'; addressId: string; address: AddressFacts; asDefault: boolean }
  | { type: 'address.removed'; addressId: string }
  | ({ type: 'address.reinstated' } & Place<Address>)
  | { type: 'address.preferred'; addressId: string }
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'profile.restored'; person: Person | undefined; signedIn: boolean };

/** A message of the contact form as it is kept on this device. */
export interface KeptMessage {
  readonly id: number;
  /** When it was kept, in ms since 1970. */
  readonly keptAt: number;
  readonly values: FieldValues;
}

export type OutboxMessage =
  | { type: 'message.kept'; keptAt: number; values: FieldValues }
  | { type: 'message.removed'; messageId: number }
  | ({ type: 'message.reinstated' } & Place<KeptMessage>)
  | { type: 'messages.restored'; messages: readonly KeptMessage[] };

export type NewsletterMessage = { type: 'addresses.restored'; addresses: readonly string[] };

export type RecentlyViewedMessage =
  | { type: 'product.viewed'; productId: number }
  | { type: 'views.restored'; productIds: readonly number[] };

/** Drafts as they are kept on this device. */
export interface KeptDrafts {
  /** When something was typed last, in ms since 1970. */
  readonly keptAt: number;
  /** What was typed, by form. */
  readonly drafts: Readonly<Record<string, FieldValues>>;
}

export type DraftsMessage =
  | { type: 'draft.kept'; form: string; values: FieldValues }
  | { type: 'draft.dropped'; form: string }
  | ({ type: 'drafts.restored' } & KeptDrafts);

/** Whether the last writing reached this device's storage; `isOutdated` where a newer build of the shop keeps it from this one. */
export type DeviceMessage = { type: 'write.kept' } | { type: 'write.refused'; isOutdated?: boolean };

/** Another path is reached. */
export type RouteChanged = { type: 'route.changed' };

/** What the address says to the machine of a page. */
export type PageMessage =
  | { type: 'step.opened'; step: CheckoutStep }
  | { type: 'query.changed'; query: CatalogueQuery }
  | { type: 'preview.opened' }
  | { type: 'preview.closed' };

/** What the root passes on to overlays: the address or the width changed under them. */
export type SurroundingsMessage = RouteChanged | { type: 'viewport.changed'; isWide: boolean };
