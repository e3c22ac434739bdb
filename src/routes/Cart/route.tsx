import { createFileRoute } from '@tanstack/react-router';

import { importedPart } from '#browser/route-chunks';
import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { Removals } from '#routes/-shared/removals';
import { lazyPart } from '#routes/-shared/lazy-part';
import { CartView } from '#ui/views/CartView/CartView';

import { useCart } from './-connect';
import { cartSearch } from './-search';

const MyRoom = lazyPart(() => import('#routes/-shared/my-room').then(({ MyRoom: part }) => part));

const WillItFit = lazyPart(() => import('./-will-it-fit').then(({ WillItFit: part }) => part));

const SavedForLater = lazyPart(() => import('./-saved-for-later').then(({ SavedForLater: part }) => part));

export const Route = createFileRoute('/Cart')({
  validateSearch: cartSearch,
  loaderDeps: ({ search: { lines } }) => ({ lines }),
  head: () => pageHead({ title: 'Cart', description: 'What you mean to buy, and what it comes to.' }),
  loader: async ({ context: { shop }, deps: { lines } }) => {
    await loadContent(shop, 'cart');
    if (lines !== undefined) {
      await (await importedPart(() => import('#routes/-shared/sent'))).loadSentLines(shop, lines);
    }
  },
  component: CartRoute,
});

function CartRoute() {
  const { hasSaved, ...words } = useCart(Route.useLoaderDeps().lines);
  return (
    <CartView
      {...words}
      RoomForm={MyRoom}
      willItFit={words.isRoomMeasured ? <WillItFit /> : undefined}
      saved={hasSaved ? <SavedForLater /> : undefined}
      removals={<Removals />}
    />
  );
}
