import { createFileRoute } from '@tanstack/react-router';

import { loadProducts } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { CompareView } from '#ui/views/CompareView/CompareView';

import { useComparison } from './-connect';
import { askedComparison, compareSearch } from './-search';

export const Route = createFileRoute('/Compare')({
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => askedComparison(search),
  head: () => pageHead({ title: 'Compare', description: 'Two to four products side by side.', isUnlisted: true }),
  loader: ({ context, deps }) => loadProducts(context.shop, deps.productIds),
  component: CompareRoute,
});

function CompareRoute() {
  return <CompareView {...useComparison(Route.useLoaderDeps(), Route.useLoaderData())} />;
}
