import type { Category, Product } from './product';
import { searchProducts } from './product-search';
import { categoriesOf } from './search-query';

/** A suggestion of the search box: a category or a product. */
export type SearchEntry =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly product: Product };

/** A longer list is scanned, not read (Baymard, autocomplete: at most 8-10). */
export const MAX_SEARCH_ENTRIES = 8;

/** Up to eight suggestions: categories first, then products by relevance. */
export function searchEntries(products: readonly Product[], words: string): readonly SearchEntry[] {
  const found = [...(searchProducts(products, words) ?? [])].toSorted(
    ([one, near], [other, far]) =>
      near - far || Number(one.stock === 0) - Number(other.stock === 0) || one.id - other.id,
  );
  return [
    ...categoriesOf(words).map((category): SearchEntry => ({ kind: 'category', category })),
    ...found.map(([product]): SearchEntry => ({ kind: 'product', product })),
  ].slice(0, MAX_SEARCH_ENTRIES);
}
