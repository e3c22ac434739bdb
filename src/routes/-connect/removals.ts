import type { Undo } from '#machines/messages';
import { removeId } from '#ui/components/Button/remove-id';

import { focusAfter, HEADING_ID } from './focus';

/** Undo, for focus to go to. */
export const UNDO_ID = 'undo';

/**
 * Draws a removal. Who works by keyboard is led to Undo, which stays as long as focus does; a pointer leaves it to pass,
 * with focus on what took the place of what went: `next`, else the page's heading.
 */
export function focusAfterRemoval(change: () => void, next: string = HEADING_ID): void {
  const byKeyboard = document.activeElement?.matches(':focus-visible') === true;
  focusAfter(change, byKeyboard ? UNDO_ID : next);
}

/** Where focus goes when something has been put back: to it, on the page that shows it. */
export function restoredId({ message }: Undo): string {
  switch (message.type) {
    case 'line.reinstated':
    case 'line.resumed':
      return removeId(message.line.productId);
    case 'wishlist.reinstated':
      return removeId(message.productId);
    case 'card.reinstated':
      return removeId(message.card.id);
    case 'address.reinstated':
      return removeId(message.address.id);
    case 'message.reinstated':
      return removeId(message.message.id);
    default:
      return HEADING_ID;
  }
}
