import { createFileRoute } from '@tanstack/react-router';

import { importedPart } from '#browser/route-chunks';
import { pageHead } from '#routes/-shared/head';
import { CompareView } from '#ui/views/CompareView/CompareView';

import { useComparison } from './-connect';
import { compareSearch } from './-search';

export const Route = createFileRoute('/Compare')({
  validateSearch: compareSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  head: () => pageHead({ title: 'Compare', description: 'Two to four products side by side.' }),
  loader: async ({ context: { shop }, deps: { ids } }) =>
    ids === undefined ? [] : (await importedPart(() => import('./-load'))).loadComparison(shop, ids),
  component: CompareRoute,
});

function CompareRoute() {
  return <CompareView {...useComparison(Route.useLoaderDeps().ids, Route.useLoaderData())} />;
}
