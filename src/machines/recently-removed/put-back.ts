import type { CartMessage, NoticeShown, WishlistMessage } from '#machines/messages';

import type { PutBack } from './messages';

/**
 * How a removal is put back later: item by item, so that what has joined the list since stays. Undefined where nothing
 * was lost, and for messages.
 */
export function putBackOf({ removal, undo }: Pick<NoticeShown, 'removal' | 'undo'>): PutBack | undefined {
  if (removal.kind === 'cart line saved for later' || (removal.kind === 'before a link' && !removal.isReplaced)) {
    return undefined;
  }
  switch (undo?.to) {
    case 'cart':
      return { to: undo.to, messages: lineByLine(undo.message) };
    case 'wishlist':
      return { to: undo.to, messages: itemByItem(undo.message) };
    case 'comparison':
      return undo.message.type === 'comparison.restored'
        ? { to: undo.to, messages: [{ type: 'comparison.taken', productIds: undo.message.productIds }] }
        : undefined;
    case 'savedForLater':
      return { to: undo.to, messages: [undo.message] };
    case 'savedCards':
      return { to: undo.to, messages: [undo.message] };
    case 'profile':
      return { to: undo.to, messages: [undo.message] };
    default:
      return undefined;
  }
}

/** True if all that an earlier removal puts back has been on its list since, and was removed from there again. */
export function isRemovedAgain(removal: PutBack, earlier: PutBack): boolean {
  const again = keysOf(removal);
  return removal.to === earlier.to && keysOf(earlier).every((key) => key !== undefined && again.includes(key));
}

/** The products that are put back; undefined for what is none. */
function keysOf({ messages }: PutBack): readonly unknown[] {
  return messages.map((message) => {
    const item = 'item' in message ? message.item : {};
    return typeof item === 'number' ? item : 'productId' in item ? item.productId : undefined;
  });
}

function lineByLine(message: CartMessage): readonly CartMessage[] {
  return message.type === 'cart.restored'
    ? message.lines.map((item, index) => ({ type: 'line.reinstated', item, index }))
    : [message];
}

function itemByItem(message: WishlistMessage): readonly WishlistMessage[] {
  return message.type === 'wishlist.restored'
    ? message.productIds.map((item, index) => ({ type: 'wishlist.reinstated', item, index }))
    : [message];
}
