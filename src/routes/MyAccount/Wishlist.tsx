import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/MyAccount/Wishlist')({ component: WishlistRoute });

function WishlistRoute() {
  return (
    <main>
      <h1>Wishlist</h1>
    </main>
  );
}
