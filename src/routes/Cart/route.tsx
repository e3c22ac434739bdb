import { createFileRoute } from '@tanstack/react-router';

import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { lazyPart } from '#routes/-shared/lazy-part';
import { CartView } from '#ui/views/CartView/CartView';

import { useCart } from './-connect';

const WillItFit = lazyPart(() => import('./-will-it-fit').then(({ WillItFit: part }) => part));

export const Route = createFileRoute('/Cart')({
  head: () => pageHead({ title: 'Cart', description: 'What you mean to buy, and what it comes to.', isUnlisted: true }),
  loader: ({ context }) => loadContent(context.shop, 'cart'),
  component: CartRoute,
});

function CartRoute() {
  const { isRoomMeasured, ...words } = useCart();
  return <CartView {...words} willItFit={isRoomMeasured ? <WillItFit /> : undefined} />;
}
