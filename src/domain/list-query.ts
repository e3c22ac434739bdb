import type { CatalogueQuery, OptionCounts, WordOrder } from './catalogue';
import { PRICE_BANDS } from './catalogue';
import type { Distances } from './distances';
import { NOT_FOUND } from './distances';
import type { FacetColumns, FacetTest } from './facet-columns';
import { valueOf } from './facets';
import type { FacetGroup } from './facets';
import type { Columns } from './list-columns';
import { keysOfRows } from './row-keys';
import type { KeyOfRow } from './row-keys';
import { CATEGORIES } from './product';
import type { AskedWords } from './row-words';
import { NO_WORDS, rowsMeant } from './row-words';

/** What a query finds; plain data. */
export interface Found extends OptionCounts {
  /** In the requested order. */
  readonly ids: readonly number[];
  /** The order that the words ask for. */
  readonly asked?: WordOrder | undefined;
}

/** The results and, in the same pass, what every other choice of one filter would find. */
export function findIn(
  list: Columns,
  columns: FacetColumns,
  order: Uint32Array,
  { category, band, sort, facets = [], room }: Omit<CatalogueQuery, 'q'>,
  distances: Distances | undefined,
  asked: AskedWords = NO_WORDS,
): Found {
  const { ids, categories, bands } = list;
  const wantedCategory = CATEGORIES.findIndex((each) => each === category);
  const wantedBand = 1 << PRICE_BANDS.findIndex(({ id }) => id === band);
  const inCategory: FilterTest = {
    group: 'category',
    isOfRow: false,
    passes: (place) => categories[place] === wantedCategory,
  };
  const inBand: FilterTest = {
    group: 'band',
    isOfRow: false,
    passes: (place) => ((bands[place] ?? 0) & wantedBand) !== 0,
  };
  const tests: readonly FilterTest[] = [
    ...(category === 'all' ? [] : [inCategory]),
    ...(band === 'all' ? [] : [inBand]),
    ...columns.testsOf(facets, room),
  ];
  const question: Asked = { tests, asked };
  const found: number[] = [];
  const byCategory = new Uint32Array(CATEGORIES.length);
  const byBands = new Uint32Array(1 << PRICE_BANDS.length);
  const byFacet = new Uint32Array(columns.all.length);
  let only: FilterTest['group'] | undefined;
  const countFacet = (index: number) => {
    if (only === undefined || only === columns.all[index]?.group) {
      byFacet[index] = (byFacet[index] ?? 0) + 1;
    }
  };
  const countFacetOf = (variants: Variants) => (index: number) => {
    const { facet = 'sale', group } = columns.all[index] ?? {};
    if (group !== 'colour' || band !== 'all' || variants.isFoundWith(valueOf(facet))) {
      countFacet(index);
    }
  };
  // No closure in here, for which V8 would set something aside for each product, also for those without variants.
  for (let index = 0; index < order.length; index += 1) {
    const place = order[index] ?? 0;
    if (distances === undefined || distances[place] !== NOT_FOUND) {
      const variants = list.rowsAt(place) && variantsAt(list, place, question);
      const failed = variants?.failed ?? failedOf(tests, place);
      if (failed.length === 0) {
        found.push(place);
      }
      // A product counts for the options of a filter if no other filter leaves it out.
      if (failed.length <= 1) {
        only = failed[0];
        if (only === undefined || only === 'category') {
          byCategory[categories[place] ?? 0] = (byCategory[categories[place] ?? 0] ?? 0) + 1;
        }
        if (only === undefined || only === 'band') {
          byBands[bands[place] ?? 0] = (byBands[bands[place] ?? 0] ?? 0) + 1;
        }
        if (variants) {
          columns.eachAt(place, countFacetOf(variants), room, variants.isAny);
        } else {
          columns.eachAt(place, countFacet, room);
        }
      }
    }
  }
  const keyOf = keysOfRows[sort];
  const sorted = keyOf ? byRow(found, list, { ...question, keyOf }) : found;
  const places = distances && sort === 'featured' ? byDistance(sorted, distances) : sorted;
  return {
    ids: places.map((place) => ids[place] ?? 0),
    categories: counts(CATEGORIES, byCategory, (index) => byCategory[index] ?? 0),
    bands: counts(
      PRICE_BANDS.map(({ id }) => id),
      byBands,
      (index) => byBands.reduce((sum, count, bits) => sum + ((bits >> index) & 1) * count, 0),
    ),
    facets: Object.fromEntries(
      columns.all.flatMap(({ facet }, index) =>
        byFacet[index] || (facet === 'room' && room) ? [[facet, byFacet[index] ?? 0]] : [],
      ),
    ),
  };
}

/** Ids of the nearest places that are found, at most so many; equally near ones keep this order. */
export function nearestIn({ ids }: Columns, order: Uint32Array, distances: Distances, most: number): readonly number[] {
  const nearest: number[] = [];
  for (let index = 0; index < order.length; index += 1) {
    const place = order[index] ?? 0;
    const distance = distances[place] ?? NOT_FOUND;
    let rank = nearest.length;
    while (rank > 0 && (distances[nearest[rank - 1] ?? 0] ?? 0) > distance) {
      rank -= 1;
    }
    if (distance !== NOT_FOUND && rank < most) {
      nearest.splice(rank, 0, place);
      nearest.length = Math.min(nearest.length, most);
    }
  }
  return nearest.map((place) => ids[place] ?? 0);
}

type FilterTest = Omit<FacetTest, 'group'> & { readonly group: FacetGroup | 'category' | 'band' };

type Failed = readonly FilterTest['group'][];

const NONE: Failed = [];

/** The filters that leave a product out, or one of its rows; two are enough to know that nothing counts it. */
function failedOf(tests: readonly FilterTest[], place: number, row = place): Failed {
  let first: FilterTest['group'] | undefined;
  for (let index = 0; index < tests.length; index += 1) {
    const test = tests[index];
    if (test && !test.passes(test.isOfRow ? row : place)) {
      if (first !== undefined) {
        return [first, test.group];
      }
      first = test.group;
    }
  }
  return first === undefined ? NONE : [first];
}

/** A product with variants is found by any of them. */
function leastFailed(rows: readonly { readonly failed: Failed }[]): Failed {
  return rows.map(({ failed }) => failed).reduce((least, each) => (each.length < least.length ? each : least));
}

function isOnly(group: FacetGroup, failed: Failed): boolean {
  return failed.every((each) => each === group);
}

/** The rows of a place that words ask for; undefined without variants. */
export function rowsMeantAt(list: Columns, place: number, asked: AskedWords): readonly number[] | undefined {
  const rows = list.rowsAt(place);
  return rows && rowsMeant(list.rowWordsAt(place), asked).map((index) => rows[index] ?? place);
}

interface Asked {
  readonly tests: readonly FilterTest[];
  readonly asked: AskedWords;
}

type Variants = ReturnType<typeof variantsAt>;

/** What is to be known of a place with variants, of which one is enough. */
function variantsAt(list: Columns, place: number, { tests, asked }: Asked) {
  const rows = (rowsMeantAt(list, place, asked) ?? []).map((row) => ({ row, failed: failedOf(tests, place, row) }));
  return {
    failed: leastFailed(rows),
    /** Whether it would be found with one more of these, which one of them has. */
    isAny: (group: 'sale' | 'stock', has: (row: number) => boolean) =>
      rows.some((each) => isOnly(group, each.failed) && has(each.row)),
    /** A colour that is chosen asks for the variants that have it. */
    isFoundWith: (colour: string) =>
      rowsMeantAt(list, place, { ...asked, wanted: [...asked.wanted, colour] })?.some((row) =>
        isOnly('colour', failedOf(tests, place, row)),
      ) ?? false,
  };
}

/** Places by price or weight, where a product may have to do with that of a variant; equal ones keep their order. */
function byRow(
  places: readonly number[],
  list: Columns,
  { tests, keyOf, asked }: Asked & { readonly keyOf: KeyOfRow },
) {
  const otherRows = new Map<number, number>();
  for (const place of places) {
    const row = rowsMeantAt(list, place, asked)?.find((each) => failedOf(tests, place, each).length === 0) ?? place;
    if (row !== place) {
      otherRows.set(place, row);
    }
  }
  if (otherRows.size === 0) {
    return places;
  }
  const keyAt = (place: number) => keyOf(list, otherRows.get(place) ?? place);
  return places.toSorted((one, other) => keyAt(one) - keyAt(other));
}

/** Nearest first; equally near ones keep their order. */
function byDistance(places: readonly number[], distances: Distances): readonly number[] {
  const keys = new Float64Array(places.length);
  for (let rank = 0; rank < places.length; rank += 1) {
    keys[rank] = (distances[places[rank] ?? 0] ?? 0) * places.length + rank;
  }
  keys.sort();
  const sorted: number[] = [];
  for (let rank = 0; rank < keys.length; rank += 1) {
    sorted.push(places[(keys[rank] ?? 0) % places.length] ?? 0);
  }
  return sorted;
}

function counts<Option extends string>(
  options: readonly Option[],
  all: Uint32Array,
  countOf: (index: number) => number,
): Record<Option | 'all', number> {
  return Object.fromEntries([
    ['all', all.reduce((sum, count) => sum + count, 0)],
    ...options.map((option, index) => [option, countOf(index)]),
  ]);
}
