import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/Cart')({ component: CartRoute });

function CartRoute() {
  return (
    <main>
      <h1>Cart</h1>
    </main>
  );
}
