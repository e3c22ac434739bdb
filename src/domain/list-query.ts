import type { CatalogueQuery, OptionCounts, WordOrder } from './catalogue';
import { PRICE_BANDS } from './catalogue';
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

/** The distances of all products from search words, by place; `NOT_FOUND` for those that do not match. */
export type Distances = Int32Array;

export const NOT_FOUND = 0x7f_ff_ff_ff;

/** The whole list. */
export function everything({ size }: Pick<Columns, 'size'>): Distances {
  return new Int32Array(size);
}

export function nothing(list: Pick<Columns, 'size'>): Distances {
  return everything(list).fill(NOT_FOUND);
}

/** True if something is found, and no farther than this. */
export function isAny(distances: Distances, farthest = NOT_FOUND - 1): boolean {
  for (let place = 0; place < distances.length; place += 1) {
    if ((distances[place] ?? 0) <= farthest) {
      return true;
    }
  }
  return false;
}

/** How near the nearest is; `NOT_FOUND` if nothing is found. */
export function leastOf(distances: Distances): number {
  let least = NOT_FOUND;
  for (let place = 0; place < distances.length; place += 1) {
    least = Math.min(least, distances[place] ?? NOT_FOUND);
  }
  return least;
}

/** Only what another query finds too. */
export function alsoIn(other: Distances, distances: Distances): Distances {
  return distances.map((each, place) => (other[place] === NOT_FOUND ? NOT_FOUND : each));
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
  for (let index = 0; index < order.length; index += 1) {
    const place = order[index] ?? 0;
    if (distances === undefined || distances[place] !== NOT_FOUND) {
      const variants = variantsAt(list, place, { tests, asked });
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
          const countFound = (option: number) => {
            const { facet = 'sale', group } = columns.all[option] ?? {};
            if (group !== 'colour' || band !== 'all' || variants.isFoundWith(valueOf(facet))) {
              countFacet(option);
            }
          };
          columns.eachAt(place, countFound, room, variants.isAny);
        } else {
          columns.eachAt(place, countFacet, room);
        }
      }
    }
  }
  const keyOf = keysOfRows[sort];
  const sorted = keyOf ? byRow(found, list, { tests, keyOf, asked }) : found;
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

/** What is to be known of a place with variants, of which one is enough; undefined without variants. */
function variantsAt(list: Columns, place: number, { tests, asked }: Asked) {
  const rows = rowsMeantAt(list, place, asked)?.map((row) => ({ row, failed: failedOf(tests, place, row) }));
  return (
    rows && {
      failed: leastFailed(rows),
      /** Whether it would be found with one more of these, which one of them has. */
      isAny: (group: 'sale' | 'stock', has: (row: number) => boolean) =>
        rows.some((each) => isOnly(group, each.failed) && has(each.row)),
      /** A colour that is chosen asks for the variants that have it. */
      isFoundWith: (colour: string) =>
        rowsMeantAt(list, place, { ...asked, wanted: [...asked.wanted, colour] })?.some((row) =>
          isOnly('colour', failedOf(tests, place, row)),
        ) ?? false,
    }
  );
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
  return Array.from(keys.toSorted(), (key) => places[key % places.length] ?? 0);
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
