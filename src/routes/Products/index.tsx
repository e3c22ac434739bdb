import { createFileRoute } from '@tanstack/react-router';

import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { ProductsView } from '#ui/views/ProductsView/ProductsView';

import { useCatalogue } from './-connect';
import { catalogueSearch } from './-search';

export const Route = createFileRoute('/Products/')({
  validateSearch: catalogueSearch,
  head: ({ match: { search } }) =>
    pageHead({
      title: search.category ? `${search.category} · Products` : 'Products',
      description:
        'Fifty pieces for bedroom, bathroom, kitchen, living room and dining room, by category and by price.',
    }),
  loader: ({ context }) => loadContent(context.shop, 'catalogue'),
  component: ProductsRoute,
});

function ProductsRoute() {
  return <ProductsView {...useCatalogue()} />;
}
