import { createFileRoute } from '@tanstack/react-router';

import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { lazyPart } from '#routes/-shared/lazy-part';
import { ProductsView } from '#ui/views/ProductsView/ProductsView';

import { useCatalogue } from './-connect';
import { catalogueSearch } from './-search';

const MyRoom = lazyPart(() => import('#routes/-shared/my-room').then(({ MyRoom: part }) => part));

export const Route = createFileRoute('/Products/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  head: ({ match: { search } }) =>
    pageHead({
      title: search.category ? `${search.category} · Products` : 'Products',
      description: 'Furniture for bedroom, bathroom, kitchen, living room and dining room, by category and by price.',
    }),
  loader: ({ context, deps }) => loadContent(context.shop, `catalogue/${deps.page}`),
  component: ProductsRoute,
});

function ProductsRoute() {
  const { page } = Route.useLoaderDeps();
  return <ProductsView {...useCatalogue(page, MyRoom)} />;
}
