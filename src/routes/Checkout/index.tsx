import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { CheckoutView } from '#ui/views/CheckoutView/CheckoutView';

import { usePersonal } from './-connect';

export const Route = createFileRoute('/Checkout/')({
  head: () => pageHead({ title: 'Checkout', description: 'Your details, then your card.' }),
  component: CheckoutRoute,
});

function CheckoutRoute() {
  return <CheckoutView {...usePersonal()} />;
}
