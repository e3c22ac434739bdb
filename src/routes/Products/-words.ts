import type { BandId, CatalogueQuery, Sort } from '#domain/catalogue';
import { PRICE_BANDS, SORTS, WHOLE_CATALOGUE } from '#domain/catalogue';
import { findProducts } from '#domain/find-products';
import type { Category, Product } from '#domain/product';
import { CATEGORIES } from '#domain/product';
import { plainWords } from '#domain/words';
import { ONLY_SIGNS } from '#routes/-shared/nothing-found';
import type { ChipName } from '#ui/views/ProductsView/Chips';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
};

/** The orders of the catalogue, in the words of the list. */
export const sortOptions = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

/** The order that a value of that list stands for. */
export function sortNamed(value: string): Sort {
  return SORTS.find((sort) => sort === value) ?? WHOLE_CATALOGUE.sort;
}

/** "1 product", "50 products". */
export function countOf(found: readonly Product[]): string {
  return found.length === 1 ? '1 product' : `${found.length} products`;
}

/** The categories to choose from, each with the number it would find beside the other choices. */
export function categoryOptions(products: readonly Product[], query: CatalogueQuery) {
  return (['all', ...CATEGORIES] as const).map((category: Category | 'all') => ({
    value: category,
    label: category === 'all' ? 'All Categories' : category,
    count: findProducts(products, { ...query, category }).length,
  }));
}

/** The price bands to choose from, each with the number it would find beside the other choices. */
export function bandOptions(products: readonly Product[], query: CatalogueQuery) {
  return [{ id: 'all', label: 'All Prices' } as const, ...PRICE_BANDS].map(({ id, label }) => ({
    value: id as BandId | 'all',
    label,
    count: findProducts(products, { ...query, band: id }).length,
  }));
}

/** What is chosen, in the order of the filters. */
export function chipsOf({
  category,
  band,
  q,
}: CatalogueQuery): readonly { readonly id: ChipName; readonly label: string }[] {
  return [
    ...(category === 'all' ? [] : [{ id: 'category' as const, label: category }]),
    ...PRICE_BANDS.filter(({ id }) => id === band).map(({ label }) => ({ id: 'band' as const, label })),
    ...(q.trim() === '' ? [] : [{ id: 'words' as const, label: `“${q.trim()}”` }]),
  ];
}

/** What may bring something back when nothing matches: the one choice to give up, with what is found then. */
export function wayOut(products: readonly Product[], query: CatalogueQuery): string {
  if (query.q.trim() !== '' && plainWords(query.q).length === 0) {
    return ONLY_SIGNS;
  }
  const fewer = chipsOf(query).flatMap(({ id, label }) => {
    const key = id === 'words' ? 'q' : id;
    const { length } = findProducts(products, { ...query, [key]: WHOLE_CATALOGUE[key] });
    return length === 0 ? [] : [`without ${label} ${length === 1 ? 'there is 1' : `there are ${length}`}`];
  });
  const [first = '', ...others] = fewer;
  return fewer.length === 0
    ? 'Other or fewer words may bring something back.'
    : `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`;
}
