import { createFileRoute } from '@tanstack/react-router';

import { importedPart } from '#browser/route-chunks';
import { pageHead } from '#routes/-shared/head';
import { Removals } from '#routes/-shared/removals';
import { Container } from '#ui/components/Container/Container';
import { WishlistView } from '#ui/views/WishlistView/WishlistView';

import { useWishlist } from './-connect';
import { wishlistSearch } from './-search';

export const Route = createFileRoute('/MyAccount/Wishlist')({
  validateSearch: wishlistSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  head: () => pageHead({ title: 'Wishlist', description: 'The products you have saved, on this device.' }),
  loader: async ({ context: { shop }, deps: { ids } }) => {
    if (ids !== undefined) {
      await (await importedPart(() => import('#routes/-shared/sent'))).loadSentProducts(shop, ids);
    }
  },
  component: WishlistRoute,
});

function WishlistRoute() {
  return (
    <>
      <WishlistView {...useWishlist(Route.useLoaderDeps().ids)} />
      <Container>
        <Removals />
      </Container>
    </>
  );
}
