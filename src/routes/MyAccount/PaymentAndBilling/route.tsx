import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { PaymentAndBillingView } from '#ui/views/PaymentAndBillingView/PaymentAndBillingView';

import { usePaymentAndBilling } from './-connect';

export const Route = createFileRoute('/MyAccount/PaymentAndBilling')({
  head: () => pageHead({ title: 'Payment and Billing', description: 'The cards that are saved on this device.' }),
  component: PaymentAndBillingRoute,
});

function PaymentAndBillingRoute() {
  return <PaymentAndBillingView {...usePaymentAndBilling()} />;
}
