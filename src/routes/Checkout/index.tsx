import { createFileRoute } from '@tanstack/react-router';

import { CheckoutView } from '#ui/views/CheckoutView/CheckoutView';

import { usePersonal } from '../-connect/personal';
import { pageHead } from '../-head';

export const Route = createFileRoute('/Checkout/')({
  head: () => pageHead({ title: 'Checkout', description: 'Your details, then your card.', isUnlisted: true }),
  component: CheckoutRoute,
});

function CheckoutRoute() {
  return <CheckoutView {...usePersonal()} />;
}
