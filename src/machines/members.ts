import { createActor } from 'xstate';
import type { ActorRef, ActorSystem, ActorSystemInfo, AnyActorRef, EventObject, Snapshot } from 'xstate';

import type { SavedCard } from '#domain/saved-card';
import type { CartLine } from '#domain/cart-line';
import { HOME } from '#domain/delivery';
import type { Destination } from '#domain/delivery';
import type { Order } from '#domain/order';
import type { Person } from '#domain/person';
import type { OwnReview } from '#domain/review';
import type { Room } from '#domain/room';

import type { DestinationMessage } from '#machines/destination/destination.machine';
import type {
  CartMessage,
  ComparisonMessage,
  ContentsChanged,
  DeviceMessage,
  DraftsMessage,
  EditionMessage,
  KeptDrafts,
  KeptMessage,
  LineTaken,
  NewsletterMessage,
  NoticeShown,
  OrdersMessage,
  OutboxMessage,
  OwnReviewsMessage,
  PageMessage,
  ProfileMessage,
  QuantityMessage,
  RecentlyViewedMessage,
  RecentSearchesMessage,
  RoomMessage,
  RouteChanged,
  SavedCardsMessage,
  SavedForLaterMessage,
  ScrollLockMessage,
  SearchKeyMessage,
  UnitsMessage,
  EnvironmentMessage,
  ToastShown,
  WishlistMessage,
} from './messages';
import type { RecentlyRemovedMessage, RemovalReversed, Removed } from './recently-removed/messages';
import type { ShopMessage } from './shop/shop-message';

/**
 * The members of the system by systemId: the messages each accepts, the context others may read, and the tags they may
 * test. The values are read where a member does not run, as when a machine runs alone.
 */
const members = {
  shop: row<ShopMessage>(),
  scrollLock: row<ScrollLockMessage>(),
  menu: row<EnvironmentMessage>(),
  miniCart: row<EnvironmentMessage>(),
  searchPanel: row<EnvironmentMessage>(),
  notice: row<NoticeShown | ContentsChanged | RemovalReversed | RouteChanged>(),
  recentlyRemoved: row<RecentlyRemovedMessage, { readonly entries: readonly Removed[] }>({ entries: [] }),
  cartToast: row<ToastShown | ContentsChanged>(),
  wishlistToast: row<ToastShown | ContentsChanged>(),
  device: row<DeviceMessage>(),
  edition: row<EditionMessage>(),
  cart: row<CartMessage, { readonly lines: readonly CartLine[] }>({ lines: [] }),
  savedForLater: row<SavedForLaterMessage, { readonly lines: readonly CartLine[] }>({ lines: [] }),
  wishlist: row<WishlistMessage, { readonly productIds: readonly number[] }>({ productIds: [] }),
  orders: row<OrdersMessage, { readonly placed: readonly Order[] }>({ placed: [] }),
  savedCards: row<SavedCardsMessage, { readonly cards: readonly SavedCard[] }>({ cards: [] }),
  profile: row<ProfileMessage, { readonly person: Person | undefined }, 'signedIn'>({ person: undefined }),
  newsletter: row<NewsletterMessage, { readonly addresses: readonly string[] }>({ addresses: [] }),
  outbox: row<OutboxMessage, { readonly messages: readonly KeptMessage[] }>({ messages: [] }),
  ownReviews: row<OwnReviewsMessage, { readonly reviews: readonly OwnReview[] }>({ reviews: [] }),
  drafts: row<DraftsMessage, KeptDrafts, 'restored'>({ keptAt: 0, drafts: {} }),
  recentFilters: row<RecentSearchesMessage, { readonly searches: readonly string[] }>({ searches: [] }),
  comparison: row<ComparisonMessage, { readonly productIds: readonly number[] }>({ productIds: [] }),
  recentlyViewed: row<RecentlyViewedMessage, { readonly productIds: readonly number[] }>({ productIds: [] }),
  units: row<UnitsMessage, object, 'inches'>({}),
  searchKey: row<SearchKeyMessage, object, 'off'>({}),
  recentSearches: row<RecentSearchesMessage, { readonly searches: readonly string[] }>({ searches: [] }),
  room: row<RoomMessage, { readonly room: Room }, 'measured'>({ room: {} }),
  destination: row<DestinationMessage, Destination>(HOME),
};

type Members = typeof members;
export type MemberName = keyof Members;

/** The messages a member accepts. */
export type MessageTo<Name extends MemberName> = NonNullable<Members[Name]['accepts']>;

/** The readable part of a member's snapshot. */
export type MemberSnapshot<Name extends MemberName> = SnapshotOf<
  Members[Name]['blank'],
  NonNullable<Members[Name]['tag']>
>;

/** A member, typed for other machines. */
export type MemberRef<Name extends MemberName> = ActorRef<MemberSnapshot<Name>, MessageTo<Name>>;

/** A page's machine, typed for other machines. */
type PageRef = ActorRef<Snapshot<unknown>, EnvironmentMessage | PageMessage | QuantityMessage | LineTaken>;

type System = ActorSystem<ActorSystemInfo>;

/** Id of the stand-in for a member that does not run. */
const STAND_IN_ID = 'nobody';

/**
 * A member of the system. If it does not run, a stopped stand-in takes its messages: to an undefined target XState
 * would send them to the sender itself.
 */
export function member<Name extends MemberName>(system: System, name: Name): MemberRef<Name> {
  return found(system, name, members[name].blank);
}

/** The machine of an open page, by its key. */
export function pageActor(system: System, key: string): PageRef {
  return found(system, key, {});
}

interface Row<Message, Context, Tag> {
  readonly blank: Context;
  /** Type only. */
  readonly accepts?: Message;
  /** Type only. */
  readonly tag?: Tag;
}

type SnapshotOf<Context, Tag> = Snapshot<unknown> & {
  readonly context: Context;
  readonly hasTag: (tag: Tag) => boolean;
};

function row<Message extends EventObject>(): Row<Message, object, never>;
function row<Message extends EventObject, Context extends object, Tag extends string = never>(
  blank: Context,
): Row<Message, Context, Tag>;
function row(blank = {}): Row<EventObject, object, string> {
  return { blank };
}

function found(system: System, key: string, blank: object): AnyActorRef {
  return system.get(key) ?? nobody(blank);
}

function nobody(context: object): AnyActorRef {
  const snapshot = { status: 'stopped', output: undefined, error: undefined, context, hasTag: () => false } as const;
  const logic = {
    transition: () => snapshot,
    getInitialSnapshot: () => snapshot,
    getPersistedSnapshot: () => snapshot,
  };
  return createActor(logic, { id: STAND_IN_ID });
}
