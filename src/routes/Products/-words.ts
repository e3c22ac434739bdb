import type { BandId, CatalogueQuery, Chip, FoundProducts, OptionCounts, Sort } from '#domain/catalogue';
import { chipsOf, pageCount, PRICE_BANDS, SORTS, WHOLE_CATALOGUE } from '#domain/catalogue';
import { grouped } from '#domain/money';
import type { Category } from '#domain/product';
import { CATEGORIES } from '#domain/product';
import { normalizedWords } from '#domain/words';
import { NO_LETTERS } from '#routes/-shared/nothing-found';

import { searchOf } from './-search';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
};

/** Options of the sort list. */
export const sortOptions = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

export function sortNamed(value: string): Sort {
  return SORTS.find((sort) => sort === value) ?? WHOLE_CATALOGUE.sort;
}

/** "1 product", "50 products". */
export function countOf(count: number): string {
  return count === 1 ? '1 product' : `${grouped(String(count))} products`;
}

/** Categories, each with the number of matches under the other filters. */
export function categoryOptions({ categories }: OptionCounts) {
  return (['all', ...CATEGORIES] as const).map((category: Category | 'all') => ({
    value: category,
    label: category === 'all' ? 'All Categories' : category,
    count: categories[category],
  }));
}

/** Price bands, each with the number of matches under the other filters. */
export function bandOptions({ bands }: OptionCounts) {
  return [{ id: 'all', label: 'All Prices' } as const, ...PRICE_BANDS].map(({ id, label }) => ({
    value: id as BandId | 'all',
    label,
    count: bands[id],
  }));
}

/** Chips of the active filters, in order. */
export function chipWords(query: CatalogueQuery): readonly { readonly id: Chip; readonly label: string }[] {
  const labels = {
    category: query.category,
    band: PRICE_BANDS.find(({ id }) => id === query.band)?.label ?? '',
    words: `“${query.q.trim()}”`,
  };
  return chipsOf(query).map((id) => ({ id, label: labels[id] }));
}

/** For a query without matches: what the removal of each filter would find. */
export function filterAdvice(query: CatalogueQuery, looser: FoundProducts['looser']): string {
  if (query.q.trim() !== '' && normalizedWords(query.q).length === 0) {
    return NO_LETTERS;
  }
  const labels = new Map(chipWords(query).map(({ id, label }) => [id, label]));
  const fewer = looser.map(
    ({ chip, count }) => `without ${labels.get(chip) ?? ''} ${count === 1 ? 'there is 1' : `there are ${count}`}`,
  );
  const [first = '', ...others] = fewer;
  return fewer.length === 0
    ? 'Other or fewer words may bring something back.'
    : `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`;
}

/** The page that is shown and the number of pages; undefined if there is but one. */
export function pagesOf(count: number, query: CatalogueQuery) {
  const last = pageCount(count);
  return last === 1
    ? undefined
    : { last, current: Math.min(query.page, last), searchOf: (page: number) => searchOf({ ...query, page }) };
}
