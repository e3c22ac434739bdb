import { useSelector } from '@xstate/react';

import { useMember, useProducts, useVisit } from '#routes/-shared/shop';
import type { WishlistViewProps } from '#ui/views/WishlistView/WishlistView';

import { wishlistItems } from './-words';

export function useWishlist(): WishlistViewProps {
  const wishlist = useMember('wishlist');
  const cart = useMember('cart');
  const { seed } = useVisit();
  const productIds = useSelector(wishlist, ({ context }) => context.productIds);

  return {
    items: wishlistItems(useProducts(productIds), seed),
    onAddToCart: (productId) => cart.send({ type: 'line.added', productId, qty: 1 }),
    onRemove: (productId) => wishlist.send({ type: 'wishlist.removed', productId }),
    onClear: () => wishlist.send({ type: 'wishlist.cleared' }),
  };
}
