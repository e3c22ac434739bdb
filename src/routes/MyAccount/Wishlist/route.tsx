import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { WishlistView } from '#ui/views/WishlistView/WishlistView';

import { useWishlist } from './-connect';

export const Route = createFileRoute('/MyAccount/Wishlist')({
  head: () => pageHead({ title: 'Wishlist', description: 'The products you have saved, on this device.' }),
  component: WishlistRoute,
});

function WishlistRoute() {
  return <WishlistView {...useWishlist()} />;
}
