import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { lazyPart } from '#routes/-shared/lazy-part';
import { ProductsView } from '#ui/views/ProductsView/ProductsView';

import { useCatalogue } from './-connect';
import { listed, loadList } from './-load';
import { catalogueSearch } from './-search';

const MyRoom = lazyPart(() => import('#routes/-shared/my-room').then(({ MyRoom: part }) => part));

export const Route = createFileRoute('/Products/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search }) => listed(search),
  head: ({ match: { search }, loaderData: page = 1 }) =>
    pageHead({
      title: `${search.category ? `${search.category} · ` : ''}Products${page > 1 ? `, page ${page}` : ''}`,
      description: 'Furniture for bedroom, bathroom, kitchen, living room and dining room, by category and by price.',
    }),
  loader: ({ context, deps }) => loadList(context.shop, deps),
  component: ProductsRoute,
});

function ProductsRoute() {
  return <ProductsView {...useCatalogue(Route.useLoaderData(), MyRoom)} />;
}
