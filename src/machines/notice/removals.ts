import { FOCUS, nameId } from '#domain/focus';
import type { FocusTarget, Wanted } from '#domain/focus';
import type { Contents, Removal, Undo } from '#machines/messages';

/** A removal, and how it is taken back. */
export interface Noted {
  readonly removal: Removal;
  readonly undo: Undo;
}

/** "Remove from wishlist" lasts as long as a toast; what else was removed is told until the page is left. */
export function isPassing({ removal }: Noted): boolean {
  return removal.kind === 'wishlist item';
}

/** Whether what was removed from a list is in it again. */
export function isBack({ undo }: Noted, { list, productIds }: Contents): boolean {
  if (undo.to !== list) {
    return false;
  }
  switch (undo.message.type) {
    case 'wishlist.reinstated':
      return productIds.includes(undo.message.productId);
    case 'line.reinstated':
    case 'line.resumed':
      return productIds.includes(undo.message.line.productId);
    default:
      return false;
  }
}

/** Where focus goes when the newest removal is taken back: to its name on the page that shows it, else to the heading. */
export function afterUndo(removals: readonly Noted[]): Wanted {
  return { on: [...removals.slice(-1).map(restoredTarget), FOCUS.heading] };
}

function restoredTarget({ undo: { message } }: Noted): FocusTarget {
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
      return FOCUS.heading;
  }
}
