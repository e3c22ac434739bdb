import type { BandId, CatalogueQuery, Chip, FoundProducts, OptionCounts, Sort, WordOrder } from '#domain/catalogue';
import { chipsOf, pageCount, PRICE_BANDS, SORTS, WHOLE_CATALOGUE } from '#domain/catalogue';
import type { Facet, Measure } from '#domain/facets';
import { groupOf, MEASURES, valueOf } from '#domain/facets';
import { isEnd, shownEnds } from '#domain/facet-ranges';
import { grouped } from '#domain/money';
import type { Category } from '#domain/product';
import { CATEGORIES } from '#domain/product';
import { unitMark } from '#domain/units';
import type { Unit } from '#domain/units';
import { normalizedWords } from '#domain/words';
import { NO_LETTERS } from '#routes/-shared/nothing-found';

import { catalogueSearch, queryOf, searchOf } from './-search';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
  'weight-low': 'Weight: light to heavy',
};

/** The sort list and what is chosen in it. An order that words ask for takes the place of the catalogue's own. */
export function sortWords({ sort }: Pick<CatalogueQuery, 'sort'>, asked: WordOrder | undefined) {
  const isOffered = SORTS.some((each) => each === asked);
  return {
    options: SORTS.filter((each) => !isOffered || each !== 'featured').map((each) => ({
      value: each === asked ? 'featured' : each,
      label: each === 'featured' ? (asked ?? SORT_LABELS.featured) : SORT_LABELS[each],
    })),
    value: sort === asked ? 'featured' : sort,
  };
}

/** The order of a name; "featured" for any other text. */
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

/** Chips of the active filters, in order; sizes in this unit. */
export function chipWords(query: CatalogueQuery, unit: Unit): readonly { readonly id: Chip; readonly label: string }[] {
  const labels = {
    category: query.category,
    band: PRICE_BANDS.find(({ id }) => id === query.band)?.label ?? '',
    words: `“${query.q.trim()}”`,
  };
  return chipsOf(query).map((id) => ({
    id,
    label: id === 'category' || id === 'band' || id === 'words' ? labels[id] : facetLabel(id, unit),
  }));
}

const YES_LABELS = { sale: 'On sale', stock: 'In stock', room: 'Fits my room' } as const;
const FACET_LEGENDS = { kind: 'Kind', material: 'Material', colour: 'Colour' } as const;
const UNIT_NAMES: Readonly<Record<Unit, string>> = { cm: 'cm', inch: 'inches' };
const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  price: 'Price',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
};

function facetLabel(facet: Facet, unit: Unit): string {
  const group = groupOf(facet);
  if (group === 'sale' || group === 'stock' || group === 'room') {
    return YES_LABELS[group];
  }
  if (group === 'kind' || group === 'material' || group === 'colour') {
    const value = valueOf(facet);
    return value.charAt(0).toUpperCase() + value.slice(1);
  }
  const { from, to } = shownEnds(group, facet, unit);
  const range = to === '' ? `from ${from}` : from === '' ? `up to ${to}` : `${from} to ${to}`;
  return group === 'price'
    ? `Price ${range.replaceAll(/[\d.]+/g, (dollars) => `$${dollars.includes('.') ? Number(dollars).toFixed(2) : grouped(dollars)}`)}`
    : `${MEASURE_NAMES[group]} ${range} ${unitMark(unit)}`;
}

/** What a field of a range says of a text that may not stand in it; empty if it may. */
function endFault(measure: Measure, text: string, unit: Unit): string {
  if (isEnd(measure, text, unit)) {
    return '';
  }
  return measure === 'price'
    ? 'Write a price in dollars below a million, such as 300 or 49.50'
    : 'Write a size up to 30 m, such as 80 cm or 31.5 in';
}

/**
 * What is on sale, in stock or fits the shopper's room, and the choices of each group; of those what would find nothing is
 * left out unless chosen. What fits is offered once a room is kept; its count is undefined until it is known.
 */
export function facetWords(
  query: CatalogueQuery,
  { facets: counts }: OptionCounts,
  unit: Unit,
  room: CatalogueQuery['room'],
) {
  const chosen = query.facets ?? [];
  const offered = [
    ...new Set<Facet>([
      'sale',
      'stock',
      ...(room ? (['room'] as const) : []),
      ...(Object.keys(counts) as Facet[]),
      ...chosen,
    ]),
  ];
  const options = (group: string) =>
    offered
      .filter((facet) => groupOf(facet) === group)
      .map((facet) => ({
        value: facet,
        label: facetLabel(facet, unit),
        count: facet === 'room' ? counts.room : (counts[facet] ?? 0),
        isChosen: chosen.includes(facet),
      }));
  return {
    available: [...options('sale'), ...options('stock'), ...options('room')],
    groups: (['kind', 'material', 'colour'] as const).map((group) => ({
      legend: FACET_LEGENDS[group],
      options: group === 'kind' ? byName(options(group)) : options(group),
    })),
    roomSummary: room ? 'Sizes of my room' : 'See what fits my room',
    unit,
    ranges: MEASURES.map((measure) => ({
      measure,
      legend: measure === 'price' ? 'Price range, $' : `${MEASURE_NAMES[measure]}, ${UNIT_NAMES[unit]}`,
      ...shownEnds(
        measure,
        chosen.find((facet) => groupOf(facet) === measure),
        unit,
      ),
      faultOf: (text: string) => endFault(measure, text, unit),
    })),
  };
}

/** Number of earlier filters that are offered. */
const MOST_EARLIER = 3;

/** The filters that were chosen lately, newest first; those that a newer choice narrowed, or words went on, are left out. */
export function earlierFilters(texts: readonly string[], unit: Unit) {
  const all = texts
    .map((text) => queryOf(catalogueSearch(Object.fromEntries(new URLSearchParams(text)))))
    .map((query) => ({ query, filters: chipWords({ ...query, q: '' }, unit).map(({ label }) => label) }))
    .filter(({ query, filters }) => query.q !== '' || filters.length > 0);
  const isStep = (older: (typeof all)[number], newer: (typeof all)[number]) =>
    newer.query.q.startsWith(older.query.q) && older.filters.every((each) => newer.filters.includes(each));
  return all
    .filter((each, at) => !all.slice(0, at).some((newer) => isStep(each, newer)))
    .slice(0, MOST_EARLIER)
    .map(({ query }) => ({
      label: chipWords(query, unit)
        .map(({ label }) => label)
        .join(', '),
      search: searchOf(query),
    }));
}

/** For a query without matches: what the removal of each filter would find; else, of a question to the shop, that a page answers it. */
export function filterAdvice(
  query: CatalogueQuery,
  looser: FoundProducts['looser'],
  unit: Unit,
  isQuestion = false,
): string {
  if (query.q.trim() !== '' && normalizedWords(query.q).length === 0) {
    return NO_LETTERS;
  }
  const isOfWords = ({ chip }: (typeof looser)[number]) => chip === 'words';
  // Without its words a query that has nothing else is the whole list.
  const offered =
    chipsOf(query).length === 1
      ? looser.filter((filter) => !isOfWords(filter))
      : looser.toSorted((one, other) => Number(isOfWords(one)) - Number(isOfWords(other)));
  const labels = new Map(chipWords(query, unit).map(({ id, label }) => [id, label]));
  const labelOf = ({ chip }: (typeof looser)[number]) => labels.get(chip) ?? '';
  const [first, ...others] = offered;
  return first === undefined
    ? isQuestion
      ? 'This may answer what you ask:'
      : 'Try other words, or fewer of them.'
    : `${[
        `Without ${labelOf(first)} there ${first.count === 1 ? 'is' : 'are'} ${grouped(String(first.count))}`,
        ...others.map((filter) => `without ${labelOf(filter)}, ${grouped(String(filter.count))}`),
      ].join('; ')}.`;
}

/** The page that is shown and the number of pages; undefined if there is but one. */
export function pagesOf(count: number, query: CatalogueQuery) {
  const last = pageCount(count);
  return last === 1
    ? undefined
    : { last, current: Math.min(query.page, last), searchOf: (page: number) => searchOf({ ...query, page }) };
}

/** Of some forty kinds a shopper looks for one by its name: "Étagère" is among those with E. */
function byName<Option extends { readonly label: string }>(options: readonly Option[]): readonly Option[] {
  return options
    .map((option) => ({ option, name: normalizedWords(option.label).join(' ') }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ option }) => option);
}
