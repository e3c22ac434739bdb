import type { Undo } from '#machines/messages';
import { nameId } from '#domain/focus';

import { focusAfter, HEADING_ID } from './focus';

/** Undo, for focus to go to. */
export const UNDO_ID = 'undo';

/**
 * Draws a removal. Who works by keyboard is led to Undo, which stays as long as focus does; a pointer leaves focus on the
 * name of what took the place of what went: `next`, else the page's heading. Nowhere does a second Enter remove more.
 */
export function focusAfterRemoval(change: () => void, next: string = HEADING_ID): void {
  const byKeyboard = document.activeElement?.matches(':focus-visible') === true;
  focusAfter(change, byKeyboard ? UNDO_ID : next);
}

/** Draws the removal of one of several rows: the place of `id` is taken by the next one, else by the one before. */
export function focusAfterRowRemoval<Id extends string | number>(
  change: () => void,
  ids: readonly Id[],
  id: Id,
  whenLast?: string,
): void {
  const next = neighbourOf(ids, id);
  focusAfterRemoval(change, next === undefined ? whenLast : nameId(next));
}

/** What takes the place of a row that goes away: the next one, else the one before, else nothing. */
export function neighbourOf<Id>(ids: readonly Id[], leaving: Id): Id | undefined {
  const index = ids.indexOf(leaving);
  return ids[index + 1] ?? ids[index - 1];
}

/** Where focus goes when something has been put back: to its name, on the page that shows it. */
export function restoredId({ message }: Undo): string {
  switch (message.type) {
    case 'line.reinstated':
    case 'line.resumed':
      return nameId(message.line.productId);
    case 'wishlist.reinstated':
      return nameId(message.productId);
    case 'card.reinstated':
      return nameId(message.card.id);
    case 'address.reinstated':
      return nameId(message.address.id);
    case 'message.reinstated':
      return nameId(message.message.id);
    default:
      return HEADING_ID;
  }
}
