import { createFileRoute } from '@tanstack/react-router';

import { CartView } from '#ui/views/CartView/CartView';

import { useCart } from './-connect/cart';
import { pageHead } from './-head';

export const Route = createFileRoute('/Cart')({
  head: () => pageHead({ title: 'Cart', description: 'What you mean to buy, and what it comes to.', isUnlisted: true }),
  component: CartRoute,
});

function CartRoute() {
  return <CartView {...useCart()} />;
}
