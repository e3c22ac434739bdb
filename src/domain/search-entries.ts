import type { Category, Product } from './product';
import { CATEGORIES } from './product';
import { matchesWords, plainWords } from './words';

/** What a search box offers while one types: a category, or a product itself. */
export type SearchEntry =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly product: Product };

/** A longer list is scanned, not read (Baymard, autocomplete: at most 8-10). */
export const MOST_SEARCH_ENTRIES = 8;

const MOST_CATEGORIES = 3;

/** Up to eight entries that the words mean: categories first, then products, those named so before those that only belong. */
export function searchEntries(products: readonly Product[], words: string): readonly SearchEntry[] {
  if (plainWords(words).length === 0) {
    return [];
  }
  const categories = CATEGORIES.filter((category) => matchesWords(words, category)).slice(0, MOST_CATEGORIES);
  const found = products
    .filter(({ name, category }) => matchesWords(words, `${name} ${category}`))
    .toSorted((one, other) => distance(one, words) - distance(other, words) || one.id - other.id);
  return [
    ...categories.map((category): SearchEntry => ({ kind: 'category', category })),
    ...found.map((product): SearchEntry => ({ kind: 'product', product })),
  ].slice(0, MOST_SEARCH_ENTRIES);
}

/** 0: a word of its name begins so. 1: its name has it. 2: only its category has it. Sold-out ones come after the rest. */
function distance({ name, stock }: Product, words: string): number {
  const ofName = plainWords(name);
  const begins = plainWords(words).every((asked) => ofName.some((word) => word.startsWith(asked)));
  const nearness = begins ? 0 : matchesWords(words, name) ? 1 : 2;
  return nearness + (stock === 0 ? 3 : 0);
}
