import { nameId, savedKey } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import type { Wanted } from '#domain/focus';
import type { ListedKeys, NoticeShown, Undo } from '#machines/messages';
import type { PutBack } from '#machines/recently-removed/messages';
import { putBackOf } from '#machines/recently-removed/put-back';
import { isSame } from '#machines/shop/entries';

/** A removal, and how to undo it where that can be. */
export type UndoableRemoval = Omit<NoticeShown, 'type'>;

/** "Remove from wishlist" and "Link copied" last as long as a toast; all others are shown until the page is left. */
export function isPassing({ removal }: UndoableRemoval): boolean {
  return removal.kind === 'wishlist item' || (removal.kind === 'link' && removal.url === undefined);
}

/** True if the removed item is in the list again, or what was saved for later is no longer saved. */
export function isRestored({ removal, undo, key = '' }: UndoableRemoval, { list, productIds }: ListedKeys): boolean {
  return removal.kind === 'cart line saved for later' && list === 'savedForLater'
    ? !productIds.includes(savedKey(Number(key)))
    : undo?.to === list && productIds.includes(key);
}

/** True if this has put the removal back. */
export function isReversed(noted: UndoableRemoval, putBack: PutBack): boolean {
  return isSame(putBackOf(noted), putBack);
}

/**
 * The messages of Undo. A cleared list is put back item by item, as from the list of what was removed: what has joined
 * it since stays.
 */
export function undoMessages(noted: UndoableRemoval): readonly Undo['message'][] {
  const { removal, undo } = noted;
  const isCleared = removal.kind === 'cart' || removal.kind === 'wishlist';
  return (isCleared ? putBackOf(noted)?.messages : undefined) ?? (undo ? [undo.message] : []);
}

/** Where focus goes after Undo: to the restored item's name on the page that shows it, else to the heading. */
export function afterUndo(removals: readonly UndoableRemoval[]): Wanted {
  const { key, removal } = removals.at(-1) ?? {};
  const back = removal?.kind === 'review' ? FOCUS.reviews : key === undefined ? undefined : nameId(key);
  return { on: [...(back === undefined ? [] : [back]), FOCUS.heading] };
}
