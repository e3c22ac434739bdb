import type { Removal } from '#machines/messages';

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
      return `${removal.name} moved to wishlist`;
    case 'saved card':
    case 'address':
      return `${removal.name} removed`;
    case 'withdrawn':
      return `${removal.names.join(', ')}: no longer sold, so no longer on your lists`;
    case 'message':
      return 'Message removed';
  }
}
