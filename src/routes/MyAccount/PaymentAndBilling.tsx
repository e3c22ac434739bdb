import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/MyAccount/PaymentAndBilling')({ component: PaymentAndBillingRoute });

function PaymentAndBillingRoute() {
  return (
    <main>
      <h1>Payment and billing</h1>
    </main>
  );
}
