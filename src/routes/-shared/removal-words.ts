import { formatMoney } from '#domain/money';
import type { Removal } from '#machines/messages';

import { piecesInWords } from './pieces';

/** So many other prices are told one by one: more would cover a phone. */
const MOST_PRICES = 3;

/** "Remove from wishlist" is the specification's text (section 4). */
export function removalWords(removal: Removal): string {
  switch (removal.kind) {
    case 'wishlist item':
      return 'Remove from wishlist';
    case 'wishlist':
      return 'Wishlist cleared';
    case 'cart':
      return 'Cart cleared';
    case 'cart line':
      return `${removal.name} removed from cart`;
    case 'cart line saved for later':
      return `${removal.name} saved for later`;
    case 'saved line':
      return `${removal.name} removed from saved for later`;
    case 'saved card':
    case 'address':
      return `${removal.name} removed`;
    case 'unread':
    case 'withdrawn':
      return withdrawnWords(removal);
    case 'compared product':
      return `${removal.name} left the comparison: it holds four`;
    case 'comparison':
      return 'Comparison replaced';
    case 'comparison cleared':
      return 'Comparison cleared';
    case 'before a link':
      return removal.isReplaced ? `Your ${removal.list} was replaced` : `Added to your ${removal.list}`;
    case 'link':
      return removal.url === undefined ? 'Link copied' : `Copy this link: ${removal.url}`;
    case 'message':
      return 'Message removed';
    case 'review':
      return 'Review removed';
    case 'order address':
      return `Order ${removal.name} has a new address`;
  }
}

function withdrawnWords({ kind, count, pieces = 0, prices = [] }: Removal & { kind: 'withdrawn' | 'unread' }): string {
  return [
    count === 1 ? 'A product on your lists is sold out or no longer sold, so it was taken off.' : '',
    count > 1 ? `${count} products on your lists are sold out or no longer sold, so they were taken off.` : '',
    pieces > 0
      ? `Fewer are in stock than your cart held: ${piecesInWords(pieces)} ${pieces === 1 ? 'was' : 'were'} taken out.`
      : '',
    ...(prices.length > MOST_PRICES
      ? [`${prices.length} prices in your cart have changed.`]
      : prices.map(
          ({ name, before, now }) =>
            `In your cart, ${name} now costs ${formatMoney(now)} instead of ${formatMoney(before)}.`,
        )),
    kind === 'unread'
      ? 'Part of what was saved in this browser could not be read, so it is missing. The rest is as you left it.'
      : '',
  ]
    .filter((said) => said !== '')
    .join(' ');
}
