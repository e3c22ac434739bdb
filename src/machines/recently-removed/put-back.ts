import type { CartMessage, NoticeShown, WishlistMessage } from '#machines/messages';

import type { CartLine } from '#domain/cart-line';

import type { PutBack } from './messages';

/**
 * How a removal is put back later: item by item, so that what has joined the list since stays. Undefined where nothing
 * was lost, and for messages and orders.
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

/** The products that are put back, and how many of each; none of a card or an address. */
export function productsOf({ messages }: PutBack): readonly CartLine[] {
  return messages.flatMap((message) => {
    switch (message.type) {
      case 'line.reinstated':
      case 'saved.reinstated':
        return [message.item];
      case 'wishlist.reinstated':
        return [{ productId: message.item, qty: 1 }];
      case 'comparison.taken':
        return message.productIds.map((productId) => ({ productId, qty: 1 }));
      default:
        return [];
    }
  });
}

/** True if all that an earlier removal puts back has been on its list since, and was removed from there again. */
export function isRemovedAgain(removal: PutBack, earlier: PutBack): boolean {
  const [again, before] = [removal, earlier].map((each) => productsOf(each).map(({ productId }) => productId));
  return removal.to === earlier.to && isWithin(before, again);
}

/** True if all that a removal puts back is on its list. */
export function isBack(removal: PutBack, lists: Partial<Record<PutBack['to'], readonly number[]>>): boolean {
  return isWithin(
    productsOf(removal).map(({ productId }) => productId),
    lists[removal.to],
  );
}

function isWithin(some: readonly number[] = [], all: readonly number[] = []): boolean {
  return some.length > 0 && some.every((each) => all.includes(each));
}

/** True if both put the same things back. */
export function isSamePutBack(one: PutBack | undefined, other: PutBack): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
