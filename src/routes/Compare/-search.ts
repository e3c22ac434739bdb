import { defined } from '#domain/defined';
import { searchText } from '#routes/-shared/search-text';

/** The search params of the comparison. */
export interface CompareSearch {
  /** Ids of products, as in `12,7`. */
  ids?: string | undefined;
}

/** Whatever is written there, as text: what of it cannot be read is told on the page. */
export function compareSearch({ ids }: Readonly<Record<string, unknown>>): CompareSearch {
  return defined({ ids: searchText(ids) });
}
