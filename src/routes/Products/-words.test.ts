import { describe, expect, test } from 'vitest';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import type { CatalogueQuery } from '#domain/catalogue';
import { foundBy } from '#domain/found-products';
import { sampleContent } from '#content/whole-content';

import {
  bandOptions,
  categoryOptions,
  chipWords,
  countOf,
  earlierFilters,
  facetWords,
  sortNamed,
  sortWords,
  filterAdvice,
} from './-words';

function found(query: Partial<CatalogueQuery>) {
  return foundBy(sampleContent().index(), { ...WHOLE_CATALOGUE, ...query });
}

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [50, '50 products'],
  [10_000, '10,000 products'],
])('%i is told as "%s"', (count, words) => {
  expect(countOf(count)).toBe(words);
});

test('filters are named by category and by band', () => {
  expect(categoryOptions(found({}).counts).map(({ label, count }) => `${label}: ${count}`)).toEqual([
    'All Categories: 50',
    'Bedroom: 10',
    'Bathroom: 10',
    'Kitchen: 10',
    'Living Room: 10',
    'Dining Room: 10',
  ]);
  expect(bandOptions(found({}).counts).map(({ label }) => label)).toEqual([
    'All Prices',
    '$0.00 - $30.00',
    '$30.00 - $60.00',
    '$60.00 - $90.00',
    '$90.00 - $120.00',
    '$120.00 and above',
  ]);
});

test('a filter counts what it would find beside the other choices', () => {
  const { counts } = found({ q: 'lamp', category: 'Kitchen', band: '0-30' });
  expect(categoryOptions(counts).map(({ count }) => count)).toEqual(
    categoryOptions(counts).map(({ value }) => found({ q: 'lamp', band: '0-30', category: value }).count),
  );
  expect(bandOptions(counts).map(({ count }) => count)).toEqual(
    bandOptions(counts).map(({ value }) => found({ q: 'lamp', category: 'Kitchen', band: value }).count),
  );
});

describe('the sort list', () => {
  const sortOf = (query: Partial<CatalogueQuery>) =>
    sortWords({ ...WHOLE_CATALOGUE, ...query }, found({ q: query.q ?? '' }).asked);
  const labelsOf = (query: Partial<CatalogueQuery>) => sortOf(query).options.map(({ label }) => label);
  const chosenOf = (query: Partial<CatalogueQuery>) => {
    const { options, value } = sortOf(query);
    return options.find((option) => option.value === value)?.label;
  };

  test('has the stated orders, the default first, then the weight', () => {
    const { options, value } = sortOf({});
    expect(options.map(({ label }) => label)).toEqual([
      'Featured',
      'Price: low to high',
      'Price: high to low',
      'Rating',
      'Weight: light to heavy',
    ]);
    expect(options.map((option) => sortNamed(option.value))).toEqual(options.map((option) => option.value));
    expect([value, sortNamed('cheapest')]).toEqual(['featured', 'featured']);
  });

  test.each([
    ['lightest chair', 'Weight: light to heavy'],
    ['cheapest chair under $400', 'Price: low to high'],
    ['best rated lamp', 'Rating'],
  ])('shows the order that "%s" asks for as chosen, in its place', (q, label) => {
    expect(chosenOf({ q })).toBe(label);
    expect(chosenOf({ q, sort: 'price-high' })).toBe('Price: high to low');
    expect(labelsOf({ q })).toEqual(labelsOf({}).filter((each) => each !== 'Featured'));
    expect(sortOf({ q }).options.find((option) => option.label === label)?.value).toBe('featured');
  });

  test.each([
    ['tall lamp', 'Height: high to low'],
    ['heavy chair', 'Weight: high to low'],
    ['small table', 'Size: small to large'],
  ])('names the order that "%s" asks for in the place of the default', (q, label) => {
    expect(chosenOf({ q })).toBe(label);
    expect(labelsOf({ q })).toEqual([label, ...labelsOf({}).slice(1)]);
  });

  test('shows an order as chosen that address and words ask for', () => {
    expect(chosenOf({ q: 'lightest chair', sort: 'weight-low' })).toBe('Weight: light to heavy');
  });
});

describe('chips', () => {
  test('stand for what is chosen and nothing else', () => {
    expect(chipWords(WHOLE_CATALOGUE, 'cm')).toEqual([]);
    expect(chipWords({ category: 'Bedroom', band: '0-30', q: ' oak ', sort: 'rating', page: 1 }, 'cm')).toEqual([
      { id: 'category', label: 'Bedroom' },
      { id: 'band', label: '$0.00 - $30.00' },
      { id: 'words', label: '“oak”' },
    ]);
    expect(chipWords({ ...WHOLE_CATALOGUE, q: '  ' }, 'cm')).toEqual([]);
    const query: CatalogueQuery = {
      ...WHOLE_CATALOGUE,
      facets: ['sale', 'material:oak', 'price:50-99.5', 'width:-90', 'depth:45-45.2', 'height:40-'],
    };
    expect(chipWords(query, 'cm').map(({ label }) => label)).toEqual([
      'On sale',
      'Oak',
      'Price $50 to $99.50',
      'Width up to 90 cm',
      'Depth 45 to 45.2 cm',
      'Height from 40 cm',
    ]);
    expect(chipWords(query, 'inch').map(({ label }) => label)).toEqual([
      'On sale',
      'Oak',
      'Price $50 to $99.50',
      'Width up to 35.4 in',
      'Depth 17.7 to 17.8 in',
      'Height from 15.7 in',
    ]);
  });
});

test.each([
  {
    query: { category: 'Bathroom', band: '120-up' } as const,
    words: 'Without Bathroom there are 22; without $120.00 and above, 10.',
  },
  {
    query: { q: 'sofa', category: 'Kitchen' } as const,
    words: 'Without Kitchen there are 2; without “sofa”, 10.',
  },
  { query: { q: 'zebra', band: '0-30' } as const, words: 'Without “zebra” there are 6.' },
  {
    query: { q: 'zebra', category: 'Bathroom', band: '120-up' } as const,
    words: 'Try other words, or fewer of them.',
  },
  {
    query: { q: 'couch', category: 'Kitchen' } as const,
    words: 'Without Kitchen there is 1; without “couch”, 10.',
  },
  { query: { q: 'zebra' }, words: 'Try other words, or fewer of them.' },
  {
    query: { q: '(+', category: 'Kitchen' } as const,
    words: 'Type a word, such as “lamp” or “oak”.',
  },
])('nothing for $query: $words', ({ query, words }) => {
  expect(filterAdvice({ ...WHOLE_CATALOGUE, ...query }, found(query).looser, 'cm')).toBe(words);
});

test('numbers of matches have thousands', () => {
  const looser = [
    { chip: 'words' as const, count: 9_999 },
    { chip: 'band' as const, count: 10_000 },
  ];
  const query = { ...WHOLE_CATALOGUE, q: 'bed', band: '30-60' as const };
  expect(filterAdvice(query, looser, 'cm')).toBe('Without $30.00 - $60.00 there are 10,000; without “bed”, 9,999.');
});

test('what fits the room is offered once one is kept', () => {
  const roomOf = (query: CatalogueQuery) =>
    facetWords(query, found(query).counts, 'cm', query.room).available.find(({ value }) => value === 'room');
  const chosen: CatalogueQuery = { ...WHOLE_CATALOGUE, facets: ['room'] };
  expect(roomOf(WHOLE_CATALOGUE)).toBeUndefined();
  expect(roomOf({ ...WHOLE_CATALOGUE, category: 'Kitchen', room: { width: 44 } })).toEqual({
    value: 'room',
    label: 'Fits my room',
    count: 9,
    isChosen: false,
  });
  expect(roomOf(chosen)).toEqual({ value: 'room', label: 'Fits my room', count: undefined, isChosen: true });
  expect(chipWords(chosen, 'cm')).toEqual([{ id: 'room', label: 'Fits my room' }]);
});

test('kinds stand by their names, whatever accents they have', () => {
  const facets = { 'kind:zebra rug': 1, 'kind:étagère': 2, 'kind:Éclat lamp': 4, 'kind:Eames chair': 5 };
  const [kinds] = facetWords(WHOLE_CATALOGUE, { ...found(WHOLE_CATALOGUE).counts, facets }, 'cm', undefined).groups;
  expect(kinds?.options.map(({ label }) => label)).toEqual(['Eames chair', 'Éclat lamp', 'Étagère', 'Zebra rug']);
});

test('facets offer what would find something, and what is chosen', () => {
  const query: CatalogueQuery = { ...WHOLE_CATALOGUE, category: 'Kitchen', facets: ['material:oak', 'width:-90'] };
  const { available, groups, ranges } = facetWords(query, found(query).counts, 'cm', undefined);
  expect(available).toEqual([
    { value: 'sale', label: 'On sale', count: 0, isChosen: false },
    { value: 'stock', label: 'In stock', count: 0, isChosen: false },
  ]);
  expect(groups.find(({ legend }) => legend === 'Material')?.options.at(-1)).toEqual({
    value: 'material:oak',
    label: 'Oak',
    count: 0,
    isChosen: true,
  });
  expect(ranges.map(({ measure, from, to }) => [measure, from, to])).toEqual([
    ['price', '', ''],
    ['width', '', '90'],
    ['depth', '', ''],
    ['height', '', ''],
  ]);
  expect(ranges.map(({ legend }) => legend)).toEqual(['Price range, $', 'Width, cm', 'Depth, cm', 'Height, cm']);
  expect(facetWords(query, found(query).counts, 'inch', undefined).ranges[1]).toMatchObject({
    legend: 'Width, inches',
    from: '',
    to: '35.4',
  });
});

test('earlier filters are offered newest first, without the steps that led to them and without what they do not mean', () => {
  const texts = [
    'category=Bedroom&only=material:oak,price:-900',
    'category=Bedroom&only=material:oak',
    'category=Bedroom',
    'band=nonsense',
    'only=sale&q=lamp',
    'only=sale&q=lam',
    'band=0-30',
    'category=Kitchen',
  ];
  expect(earlierFilters(texts, 'cm').map(({ label }) => label)).toEqual([
    'Bedroom, Oak, Price up to $900',
    '“lamp”, On sale',
    '$0.00 - $30.00',
  ]);
  expect(earlierFilters(texts, 'cm')[0]?.search).toEqual({
    category: 'Bedroom',
    only: 'material:oak,price:-900',
  });
});
