import { createFileRoute } from '@tanstack/react-router';

import { pageCount } from '#domain/catalogue';
import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { lazyPart } from '#routes/-shared/lazy-part';
import type { Shop } from '#shop';
import { ProductsView } from '#ui/views/ProductsView/ProductsView';

import { useCatalogue } from './-connect';
import { catalogueSearch } from './-search';

const MyRoom = lazyPart(() => import('#routes/-shared/my-room').then(({ MyRoom: part }) => part));

export const Route = createFileRoute('/Products/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  head: ({ match: { search }, loaderData: page = 1 }) =>
    pageHead({
      title: `${search.category ? `${search.category} · ` : ''}Products${page > 1 ? `, page ${page}` : ''}`,
      description: 'Furniture for bedroom, bathroom, kitchen, living room and dining room, by category and by price.',
    }),
  loader: ({ context, deps }) => loadList(context.shop, deps.page),
  component: ProductsRoute,
});

/** Reads a page of the list, or the last one for a later page; resolves to its number. */
async function loadList(shop: Shop, page: number): Promise<number> {
  try {
    await loadContent(shop, `catalogue/${page}`);
    return page;
  } catch (error) {
    const { found } = await shop.world.content.read('catalogue/1');
    const last = pageCount(found.count);
    if (page <= last) {
      throw error;
    }
    return loadList(shop, last);
  }
}

function ProductsRoute() {
  return <ProductsView {...useCatalogue(Route.useLoaderData(), MyRoom)} />;
}
