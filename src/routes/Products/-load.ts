import { within } from '#browser/attempts';
import { pageCount } from '#domain/catalogue';
import { loadContent } from '#routes/-shared/content';
import type { Shop } from '#shop';

import type { CatalogueSearch } from './-search';

/** How long a list that its address filters waits for the index, in ms: meanwhile the whole list would be shown. */
const INDEX_WAIT_MS = 900;

/** What of the search params decides what is loaded; those of others, such as of a campaign, stand beside them. */
export function listed({ page = 1, category, band, q, sort, only }: CatalogueSearch) {
  return { page, isFiltered: [category, band, q, sort, only].some((choice) => choice !== undefined) };
}

/** Loads a page of the list, or the last one for a later page, with the index if it is filtered; resolves to its number, or to 1 where only the index has it. */
export async function loadList(shop: Shop, { page, isFiltered }: ReturnType<typeof listed>): Promise<number> {
  const index = isFiltered ? within(INDEX_WAIT_MS, shop.lookup.load()) : undefined;
  const opened = await loadPage(shop, page);
  await index;
  return opened;
}

async function loadPage(shop: Shop, page: number): Promise<number> {
  try {
    await loadContent(shop, `catalogue/${page}`);
    return page;
  } catch (error) {
    const { found } = await shop.world.content.read('catalogue/1');
    const last = pageCount(found.count);
    if (page > last) {
      return loadPage(shop, last);
    }
    // Without a network the index may be at hand: the list opens with its first page, and the address asks for this one.
    await shop.lookup.load().catch(() => {
      throw error;
    });
    return loadPage(shop, 1);
  }
}
