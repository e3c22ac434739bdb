import type { CatalogueQuery, FoundProducts } from './catalogue';
import { PAGE_SIZE, pageCount } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';

/** What a query finds, on its page or on the last one. */
export function foundBy(index: CatalogueIndex, query: CatalogueQuery): FoundProducts {
  const { ids, categories, bands, facets, asked } = index.find(query);
  const page = Math.min(query.page, pageCount(ids.length));
  const first = (page - 1) * PAGE_SIZE;
  return {
    ids: ids.slice(first, first + PAGE_SIZE),
    count: ids.length,
    counts: { categories, bands, facets },
    looser: ids.length === 0 ? index.looser(query) : [],
    nearest: ids.length === 0 ? index.nearest(query.q) : [],
    leftOut: ids.length === 0 ? [] : index.leftOut(query),
    meant: ids.length === 0 ? undefined : index.meant(query.q),
    asked,
  };
}
