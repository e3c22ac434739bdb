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
