import { createFileRoute } from '@tanstack/react-router';

import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { CartView } from '#ui/views/CartView/CartView';

import { useCart } from './-connect';

export const Route = createFileRoute('/Cart')({
  head: () => pageHead({ title: 'Cart', description: 'What you mean to buy, and what it comes to.', isUnlisted: true }),
  loader: ({ context }) => loadContent(context.shop, 'cart'),
  component: CartRoute,
});

function CartRoute() {
  return <CartView {...useCart()} />;
}
