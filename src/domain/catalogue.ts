import type { Facet } from './facets';
import { withFacet } from './facets';
import type { Cents } from './money';
import type { Room } from './room';
import type { Category } from './product';

/** In letters; more words are no search, and hosts refuse addresses of more than 8 KB. */
export const LONGEST_WORDS = 200;

/** Price filter bands, inclusive, on the discounted price (section 9). */
export const PRICE_BANDS = [
  { id: '0-30', label: '$0.00 - $30.00', from: 0, to: 3_000 },
  { id: '30-60', label: '$30.00 - $60.00', from: 3_000, to: 6_000 },
  { id: '60-90', label: '$60.00 - $90.00', from: 6_000, to: 9_000 },
  { id: '90-120', label: '$90.00 - $120.00', from: 9_000, to: 12_000 },
  { id: '120-up', label: '$120.00 and above', from: 12_000, to: Number.POSITIVE_INFINITY },
] as const;

export type BandId = (typeof PRICE_BANDS)[number]['id'];

/** The orders that the list offers: the stated ones, then what else shoppers ask for. */
export const SORTS = ['featured', 'price-low', 'price-high', 'rating', 'weight-low'] as const;

export type Sort = (typeof SORTS)[number];

/** An order that words may ask for, such as "cheapest" or "tall": one that the list offers, or what another one is called. */
export type WordOrder =
  | Exclude<Sort, 'featured'>
  | 'Weight: high to low'
  | 'Discount: high to low'
  | 'Size: small to large'
  | 'Size: large to small'
  | 'Height: low to high'
  | 'Height: high to low'
  | 'Width: narrow to wide'
  | 'Width: wide to narrow';

/** Filters, search and order of the catalogue; `all` is the default of both filters (section 9). */
export interface CatalogueQuery {
  readonly category: Category | 'all';
  readonly band: BandId | 'all';
  /** Search words that must all match; empty for no search. */
  readonly q: string;
  readonly sort: Sort;
  /** Further choices, in the order they were made. */
  readonly facets?: readonly Facet[] | undefined;
  /** The shopper's, for the facet `room`; it is in no address. Without it the facet leaves nothing out. */
  readonly room?: Room | undefined;
  /** From 1; a list is shown in pages of `PAGE_SIZE`. */
  readonly page: number;
}

/** A filter that can be removed by its chip. */
export type Chip = 'category' | 'band' | 'words' | Facet;

/** Products on a page of the list. */
export const PAGE_SIZE = 60;

export const WHOLE_CATALOGUE: CatalogueQuery = {
  category: 'all',
  band: 'all',
  q: '',
  sort: 'featured',
  page: 1,
  facets: undefined,
};

/** Bands touch: a product at exactly $30.00 is in 0-30 and in 30-60. */
export function isInBand(shownPrice: Cents, { from, to }: (typeof PRICE_BANDS)[number]): boolean {
  return shownPrice >= from && shownPrice <= to;
}

/** The filters that have a chip, in order. */
export function chipsOf({ category, band, q, facets = [] }: CatalogueQuery): readonly Chip[] {
  const chosen = { category: category !== 'all', band: band !== 'all', words: q.trim() !== '' };
  return [...(['category', 'band', 'words'] as const).filter((chip) => chosen[chip]), ...facets];
}

/** The filters as the address says them, `category=Bedroom&only=sale`; empty where nothing or only words are chosen. */
export function filtersText({ category, band, q, facets = [] }: CatalogueQuery): string {
  if (category === 'all' && band === 'all' && facets.length === 0) {
    return '';
  }
  const chosen = {
    category: category === 'all' ? '' : category,
    band: band === 'all' ? '' : band,
    q: q.trim(),
    only: facets.join(','),
  };
  return new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== '')).toString();
}

/** The query without one filter. */
export function withoutChip(query: CatalogueQuery, chip: Chip): CatalogueQuery {
  if (chip !== 'category' && chip !== 'band' && chip !== 'words') {
    return { ...query, page: 1, facets: withFacet(query.facets, chip) };
  }
  const field = chip === 'words' ? 'q' : chip;
  return { ...query, page: 1, [field]: WHOLE_CATALOGUE[field] };
}

/** How many products each option of a filter would find. */
export interface OptionCounts {
  readonly categories: Readonly<Record<Category | 'all', number>>;
  readonly bands: Readonly<Record<BandId | 'all', number>>;
  /** Only of those that some product has. */
  readonly facets: Readonly<Partial<Record<Facet, number>>>;
}

/** What a query finds. */
export interface FoundProducts {
  /** Ids on the page of the query, in order. */
  readonly ids: readonly number[];
  /** On all pages. */
  readonly count: number;
  readonly counts: OptionCounts;
  /** When nothing is found: the filters without which something would be, and how many. */
  readonly looser: readonly { readonly chip: Chip; readonly count: number }[];
  /** When nothing is found: ids of the products that match most of the words, whatever else is chosen. */
  readonly nearest: readonly number[];
  /** The words without which something is found, as nothing has all of them. */
  readonly leftOut: readonly string[];
  /** The words that were probably meant, where some were taken for typos. */
  readonly meant?: string | undefined;
  /** The order that the words ask for; it holds where no other is chosen. */
  readonly asked?: WordOrder | undefined;
}

/** Whether two queries find the same products in the same order; their pages may differ. */
export function isSameChoice(one: CatalogueQuery, other: CatalogueQuery): boolean {
  return (
    one.category === other.category &&
    one.band === other.band &&
    one.q === other.q &&
    one.sort === other.sort &&
    (one.facets ?? []).join() === (other.facets ?? []).join()
  );
}

/** Number of pages of a list of so many products. */
export function pageCount(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}
