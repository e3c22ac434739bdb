import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { PaymentView } from '#ui/views/PaymentView/PaymentView';

import { usePayment } from './-connect';

export const Route = createFileRoute('/Checkout/Payment')({
  head: () => pageHead({ title: 'Payment', description: 'Pay with a sample card.' }),
  component: PaymentRoute,
});

function PaymentRoute() {
  return <PaymentView {...usePayment()} />;
}
