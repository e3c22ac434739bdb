import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/Checkout/Payment')({ component: PaymentRoute });

function PaymentRoute() {
  return (
    <main>
      <h1>Payment</h1>
    </main>
  );
}
