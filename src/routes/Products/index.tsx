import { createFileRoute } from '@tanstack/react-router';

import { ProductsView } from '#ui/views/ProductsView/ProductsView';

import { useCatalogue } from '../-connect/catalogue';
import { pageHead } from '../-head';
import { catalogueSearch } from '../-models/catalogue-search';

export const Route = createFileRoute('/Products/')({
  validateSearch: catalogueSearch,
  head: ({ match: { search } }) =>
    pageHead({
      title: search.category ? `${search.category} · Products` : 'Products',
      description:
        'Fifty pieces for bedroom, bathroom, kitchen, living room and dining room, by category and by price.',
    }),
  component: ProductsRoute,
});

function ProductsRoute() {
  return <ProductsView {...useCatalogue()} />;
}
