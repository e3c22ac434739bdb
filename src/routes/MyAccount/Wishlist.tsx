import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { nameId } from '#ui/components/Heading/name-id';
import { WishlistView } from '#ui/views/WishlistView/WishlistView';

import { neighbourOf } from '../-connect/neighbour';
import { focusAfterRemoval } from '../-connect/removals';
import { pageHead } from '../-head';
import { wishlistItems } from '../-models/wishlist';
import { useMember, useVisit } from '../-shop';

export const Route = createFileRoute('/MyAccount/Wishlist')({
  head: () => pageHead({ title: 'Wishlist', description: 'What you keep in mind, on this device.' }),
  component: WishlistRoute,
});

function WishlistRoute() {
  const wishlist = useMember('wishlist');
  const cart = useMember('cart');
  const { seed } = useVisit();
  const productIds = useSelector(wishlist, ({ context }) => context.productIds);

  return (
    <WishlistView
      items={wishlistItems(productIds, seed)}
      onAddToCart={(productId) => cart.send({ type: 'line.added', productId, qty: 1 })}
      onRemove={(productId) => {
        const next = neighbourOf(productIds, productId);
        focusAfterRemoval(
          () => wishlist.send({ type: 'wishlist.removed', productId }),
          next === undefined ? undefined : nameId(next),
        );
      }}
      onClear={() => focusAfterRemoval(() => wishlist.send({ type: 'wishlist.cleared' }))}
    />
  );
}
