import type { Category, Product } from './product';
import { CATEGORIES } from './product';
import { LONG_WORD, searchProducts, significantWords } from './product-search';
import { isOneTypoAway, normalizedWords } from './words';

/** A suggestion of the search box: a category or a product. */
export type SearchEntry =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly product: Product };

/** A longer list is scanned, not read (Baymard, autocomplete: at most 8-10). */
export const MAX_SEARCH_ENTRIES = 8;

const MAX_CATEGORIES = 3;

/** Up to eight suggestions: categories first, then products by relevance. */
export function searchEntries(products: readonly Product[], words: string): readonly SearchEntry[] {
  const found = [...(searchProducts(products, words) ?? [])].toSorted(
    ([one, near], [other, far]) =>
      near - far || Number(one.stock === 0) - Number(other.stock === 0) || one.id - other.id,
  );
  return [
    ...CATEGORIES.filter((category) => matchesCategory(category, words))
      .slice(0, MAX_CATEGORIES)
      .map((category): SearchEntry => ({ kind: 'category', category })),
    ...found.map(([product]): SearchEntry => ({ kind: 'product', product })),
  ].slice(0, MAX_SEARCH_ENTRIES);
}

/** Every word is a word of the category, its prefix, or one typo away. */
function matchesCategory(category: Category, words: string): boolean {
  const wanted = significantWords(words);
  const name = normalizedWords(category);
  return (
    wanted.length > 0 &&
    wanted.every((word) =>
      name.some((part) => part.startsWith(word) || (word.length >= LONG_WORD && isOneTypoAway(word, part))),
    )
  );
}
