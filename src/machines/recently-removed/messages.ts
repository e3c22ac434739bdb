import type {
  CartMessage,
  ComparisonMessage,
  NoticeShown,
  ProfileMessage,
  RouteChanged,
  SavedCardsMessage,
  SavedForLaterMessage,
  WishlistMessage,
} from '#machines/messages';

/** The messages that put a removal back, and their receiver. */
export type PutBack =
  | { readonly to: 'cart'; readonly messages: readonly CartMessage[] }
  | { readonly to: 'wishlist'; readonly messages: readonly WishlistMessage[] }
  | { readonly to: 'savedForLater'; readonly messages: readonly SavedForLaterMessage[] }
  | { readonly to: 'comparison'; readonly messages: readonly ComparisonMessage[] }
  | { readonly to: 'savedCards'; readonly messages: readonly SavedCardsMessage[] }
  | { readonly to: 'profile'; readonly messages: readonly ProfileMessage[] };

/** What was removed, and when. */
export interface Removed {
  /** In ms since 1970; unique. */
  readonly at: number;
  readonly putBack: PutBack;
  /** The write that noted it; undefined until it is kept, and of what has no pieces. */
  readonly by?: string | undefined;
  /** Names of its pieces, by which those that another tab has as well are known. */
  readonly pieces?: readonly string[] | undefined;
  /** Of a card or an address. */
  readonly name?: string | undefined;
}

/** What was removed has been put back: the notice offers it no more. */
export type RemovalReversed = { type: 'removal.reversed'; putBack: PutBack };

export type RecentlyRemovedMessage =
  | RouteChanged
  | ({ type: 'removal.noted' } & Pick<NoticeShown, 'removal' | 'undo'>)
  | ({ type: 'removal.undone' } & Pick<NoticeShown, 'removal' | 'undo'>)
  | { type: 'removal.chosen'; at: number }
  | { type: 'removals.forgotten' }
  | { type: 'removals.restored'; entries: readonly Removed[] };
