import type { BandId, CatalogueQuery, Chip, Sort } from '#domain/catalogue';
import { chipsOf, PRICE_BANDS, SORTS, WHOLE_CATALOGUE, withoutChip } from '#domain/catalogue';
import { findProducts } from '#domain/find-products';
import type { Category, Product } from '#domain/product';
import { CATEGORIES } from '#domain/product';
import { normalizedWords } from '#domain/words';
import { NO_LETTERS } from '#routes/-shared/nothing-found';

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
export function countOf(found: readonly Product[]): string {
  return found.length === 1 ? '1 product' : `${found.length} products`;
}

/** Categories, each with the number of matches under the other filters. */
export function categoryOptions(products: readonly Product[], query: CatalogueQuery) {
  return (['all', ...CATEGORIES] as const).map((category: Category | 'all') => ({
    value: category,
    label: category === 'all' ? 'All Categories' : category,
    count: findProducts(products, { ...query, category }).length,
  }));
}

/** Price bands, each with the number of matches under the other filters. */
export function bandOptions(products: readonly Product[], query: CatalogueQuery) {
  return [{ id: 'all', label: 'All Prices' } as const, ...PRICE_BANDS].map(({ id, label }) => ({
    value: id as BandId | 'all',
    label,
    count: findProducts(products, { ...query, band: id }).length,
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
export function filterAdvice(products: readonly Product[], query: CatalogueQuery): string {
  if (query.q.trim() !== '' && normalizedWords(query.q).length === 0) {
    return NO_LETTERS;
  }
  const fewer = chipWords(query).flatMap(({ id, label }) => {
    const { length } = findProducts(products, withoutChip(query, id));
    return length === 0 ? [] : [`without ${label} ${length === 1 ? 'there is 1' : `there are ${length}`}`];
  });
  const [first = '', ...others] = fewer;
  return fewer.length === 0
    ? 'Other or fewer words may bring something back.'
    : `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`;
}
