import type { BandId, CatalogueQuery, Chip } from './catalogue';
import { chipsOf, PRICE_BANDS, withoutChip } from './catalogue';
import { findProducts } from './find-products';
import type { Category, Product } from './product';
import { CATEGORIES } from './product';
import { searchEntries } from './search-entries';
import { sameSlug } from './slug';

export interface Found {
  readonly ids: readonly number[];
  readonly categories: Readonly<Record<Category | 'all', number>>;
  readonly bands: Readonly<Record<BandId | 'all', number>>;
}

export type Suggestion =
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'product'; readonly id: number };

export interface CatalogueIndex {
  readonly size: number;
  find(query: CatalogueQuery): Found;
  suggest(words: string): readonly Suggestion[];
  looser(query: CatalogueQuery): readonly { readonly chip: Chip; readonly count: number }[];
  idOf(slug: string): number | undefined;
  productOf(id: number): Pick<Product, 'id' | 'name' | 'price' | 'discount'> | undefined;
}

export function interimIndex(products: readonly Product[]): CatalogueIndex {
  const count = (query: CatalogueQuery) => findProducts(products, query).length;
  return {
    size: products.length,
    find: (query) => ({
      ids: findProducts(products, query).map(({ id }) => id),
      categories: Object.fromEntries(
        (['all', ...CATEGORIES] as const).map((category) => [category, count({ ...query, category })]),
      ) as Found['categories'],
      bands: Object.fromEntries(
        (['all', ...PRICE_BANDS.map(({ id }) => id)] as const).map((band) => [band, count({ ...query, band })]),
      ) as Found['bands'],
    }),
    suggest: (words) =>
      searchEntries(products, words).map((entry) =>
        entry.kind === 'category' ? entry : { kind: 'product', id: entry.product.id },
      ),
    looser: (query) =>
      chipsOf(query).flatMap((chip) => {
        const found = count(withoutChip(query, chip));
        return found === 0 ? [] : [{ chip, count: found }];
      }),
    idOf: (slug) => products.find(({ name }) => sameSlug(name, slug))?.id,
    productOf: (id) => products.find((product) => product.id === id),
  };
}
