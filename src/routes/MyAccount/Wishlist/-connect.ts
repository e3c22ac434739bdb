import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { isSameList, namedProducts } from '#domain/shared-list';
import { countWords, offeredProducts } from '#routes/-shared/offered-list';
import { useShare } from '#routes/-shared/share';
import { useMember, useProducts, useVisit } from '#routes/-shared/shop';
import type { WishlistViewProps } from '#ui/views/WishlistView/WishlistView';

import { wishlistItems } from './-words';

/** `sent` is what the address holds. */
export function useWishlist(sent = ''): WishlistViewProps {
  const navigate = useNavigate();
  const share = useShare();
  const wishlist = useMember('wishlist');
  const cart = useMember('cart');
  const { seed } = useVisit();
  const productIds = useSelector(wishlist, ({ context }) => context.productIds);

  const text = productIds.join(',');
  const { productIds: asked, unread } = namedProducts(sent);
  const { available, ...offer } = offeredProducts({ asked, unread }, useProducts(asked));
  const isSent = asked.length + unread > 0;
  const isOffered = isSent && !isSameList(asked.join(','), text);
  const leave = () => void navigate({ to: '/MyAccount/Wishlist', search: {}, replace: true, resetScroll: false });
  const take = (isReplacing: boolean) => () => {
    wishlist.send({ type: 'wishlist.taken', items: available, isReplacing });
    leave();
  };

  return {
    offer: isOffered
      ? {
          ...offer,
          list: 'wishlist',
          onAdd: available.length > 0 ? take(false) : undefined,
          onReplace: available.length > 0 && productIds.length > 0 ? take(true) : undefined,
          onLeave: () => {
            wishlist.send({ type: 'wishlist.kept' });
            leave();
          },
        }
      : undefined,
    onShare: () => share('Wishlist', `/MyAccount/Wishlist?ids=${text}`),
    count: countWords(productIds.length === 1 ? '1 item' : `${productIds.length} items`, isSent && !isOffered),
    items: wishlistItems(useProducts(productIds), seed),
    onAddToCart: (productId) => cart.send({ type: 'line.added', productId, qty: 1 }),
    onRemove: (productId) => wishlist.send({ type: 'wishlist.removed', productId }),
    onClear: () => wishlist.send({ type: 'wishlist.cleared' }),
  };
}
