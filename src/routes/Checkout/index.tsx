import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/Checkout/')({ component: CheckoutRoute });

function CheckoutRoute() {
  return (
    <main>
      <h1>Checkout</h1>
    </main>
  );
}
