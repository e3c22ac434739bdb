import type { Category, Product } from './product';
import { CATEGORIES } from './product';
import { LONG_WORD, searchProducts, tellingWords } from './product-search';
import { isOneSlipAway, plainWords } from './words';

/** What a search box offers while one types: a category, or a product itself. */
export type SearchEntry =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly product: Product };

/** A longer list is scanned, not read (Baymard, autocomplete: at most 8-10). */
export const MOST_SEARCH_ENTRIES = 8;

const MOST_CATEGORIES = 3;

/** Up to eight entries that the words mean: categories first, then products, the nearest first. */
export function searchEntries(products: readonly Product[], words: string): readonly SearchEntry[] {
  const found = [...(searchProducts(products, words) ?? [])].toSorted(
    ([one, near], [other, far]) =>
      near - far || Number(one.stock === 0) - Number(other.stock === 0) || one.id - other.id,
  );
  return [
    ...CATEGORIES.filter((category) => isCalled(category, words))
      .slice(0, MOST_CATEGORIES)
      .map((category): SearchEntry => ({ kind: 'category', category })),
    ...found.map(([product]): SearchEntry => ({ kind: 'product', product })),
  ].slice(0, MOST_SEARCH_ENTRIES);
}

/** Whether all words are its words, or begin so, or nearly. */
function isCalled(category: Category, words: string): boolean {
  const asked = tellingWords(words);
  const name = plainWords(category);
  return (
    asked.length > 0 &&
    asked.every((word) =>
      name.some((part) => part.startsWith(word) || (word.length >= LONG_WORD && isOneSlipAway(word, part))),
    )
  );
}
