import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { findNothing, strictQueries } from '#tests/search/queries';

import type { CatalogueQuery } from './catalogue';
import { WHOLE_CATALOGUE } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { openIndex } from './catalogue-index';
import { listFileOf } from './list-file';
import type { Product } from './product';
import { searchFileOf } from './search-file';

const [bed] = products as readonly [Product];

/** An index as a browser opens it, from the JSON of its files. */
function indexOf(all: readonly Product[]): CatalogueIndex {
  return openIndex(JSON.parse(JSON.stringify(listFileOf(all))), JSON.parse(JSON.stringify(searchFileOf(all))));
}

function ids(index: CatalogueIndex, query: Partial<CatalogueQuery>): readonly number[] {
  return index.find({ ...WHOLE_CATALOGUE, ...query }).ids;
}

const sample = indexOf(products);

describe('search words find the products that they name', () => {
  const keys = new Map(products.map(({ id, pictureKey }) => [id, pictureKey]));

  test.each(strictQueries)('"$q" finds $first first', ({ q, first, finds, not }) => {
    const found = ids(sample, { q }).map((id) => keys.get(id) ?? '');
    expect(found[0]).toBe(first);
    expect(finds.filter((key) => !found.includes(key))).toEqual([]);
    expect(not.filter((key) => found.includes(key))).toEqual([]);
  });

  test.each(findNothing)('%j finds nothing', (q) => {
    expect(ids(sample, { q })).toEqual([]);
  });

  test.each(['', ' ', '\t\n '])('%j asks for nothing: the whole catalogue', (q) => {
    expect(ids(sample, { q })).toHaveLength(50);
  });

  test.each([
    { q: 'havenoak', name: 'two words of a name as one' },
    { q: 'havneoak', name: 'a typo in the first of two words as one' },
    { q: 'havnoak', name: 'a missing letter in the first of two words as one' },
    { q: 'havvenoak', name: 'a double letter in the first of two words as one' },
    { q: 'havenaok', name: 'a typo in the second of two words as one' },
    { q: 'haveonak', name: 'a typo between two words as one' },
  ])('$name: "$q" finds the Haven Oak Platform Bed', ({ q }) => {
    expect(ids(sample, { q })).toEqual([1]);
  });

  test('the beginning of two words as one: "pebblecer" finds the Pebble Ceramic Table Lamp', () => {
    expect(ids(sample, { q: 'pebblecer' })).toEqual([5]);
  });
});

describe('a small catalogue, with ids and stock of any size', () => {
  const index = indexOf([
    {
      ...bed,
      id: 5_000_000_000,
      name: 'Low Chair',
      category: 'Bedroom',
      price: 30,
      discount: 0,
      stock: 4_000,
      rate: 5,
    },
    { ...bed, id: 12, name: 'Tall Chair', category: 'Kitchen', price: 40, discount: 25, stock: 1, rate: 3.5 },
    { ...bed, id: 70_000, name: 'Round Shelf', category: 'Kitchen', price: 500, discount: 10, stock: 0, rate: 5 },
    {
      ...bed,
      id: 7,
      name: 'Square Shelf',
      category: 'Kitchen',
      price: 20,
      discount: 0,
      stock: 0,
      rate: 4,
      kind: 'Shelf',
    },
  ]);

  test.each([
    { sort: 'featured', found: [12, 5_000_000_000, 7, 70_000] },
    { sort: 'price-low', found: [7, 12, 5_000_000_000, 70_000] },
    { sort: 'price-high', found: [70_000, 12, 5_000_000_000, 7] },
    { sort: 'rating', found: [70_000, 5_000_000_000, 7, 12] },
  ] as const)('is listed in the order "$sort", equals by id', ({ sort, found }) => {
    expect(ids(index, { sort })).toEqual(found);
  });

  test('lists what is called so first, and of equally near products those in stock', () => {
    expect(ids(index, { q: 'shelf' })).toEqual([7, 70_000]);
    expect(ids(index, { q: 'bed' })).toEqual([12, 5_000_000_000, 70_000]);
    expect(ids(index, { q: 'bed', sort: 'price-high' })).toEqual([70_000, 12, 5_000_000_000]);
  });

  test('takes a name of several words for one, in any order', () => {
    const tables = indexOf([
      { ...bed, id: 1, name: 'Night Blue Table' },
      { ...bed, id: 2, name: 'Alder', kind: 'Nightstand' },
    ]);
    expect(ids(tables, { q: 'table night' })).toEqual([2, 1]);
  });

  test('counts each option beside the other filters; bands touch', () => {
    const found = index.find({ ...WHOLE_CATALOGUE, category: 'Kitchen', band: '0-30' });
    expect(found).toEqual({
      ids: [12, 7],
      categories: { all: 3, Bedroom: 1, Bathroom: 0, Kitchen: 2, 'Living Room': 0, 'Dining Room': 0 },
      bands: { all: 3, '0-30': 2, '30-60': 1, '60-90': 0, '90-120': 0, '120-up': 1 },
      facets: { 'kind:Bed': 1, 'kind:Shelf': 1, 'material:oak': 2, 'colour:pale wood': 2, sale: 1, stock: 1 },
    });
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });

  test('tells a product by its id and by its slug', () => {
    expect(index.size).toBe(4);
    expect(index.productOf(12)).toEqual({
      id: 12,
      name: 'Tall Chair',
      category: 'Kitchen',
      price: 40,
      discount: 25,
      rate: 3.5,
      isSoldOut: false,
    });
    expect(index.productOf(70_000)?.isSoldOut).toBe(true);
    expect(index.productOf(13)).toBe(undefined);
    expect(index.idOf('low-CHAIR')).toBe(5_000_000_000);
    expect(index.idOf('low-chair-2')).toBe(undefined);
  });
});

test.each([
  { slug: 'haven_oak_platform_bed', id: 1 },
  { slug: 'Cloud-Boucle\u0301-Cushion', id: 7 },
  { slug: 'Baker’s-Utensil-Crock', id: 28 },
  { slug: 'Haven-Oak', id: undefined },
  { slug: '', id: undefined },
])('the slug "$slug" is that of product $id', ({ slug, id }) => {
  expect(sample.idOf(slug)).toBe(id);
});

test('a name keeps its accents, its signs and its spaces', () => {
  const index = indexOf([{ ...bed, id: 3, name: ' Étagère  “Nº 5” – 2\u00A0× ' }]);
  expect(index.productOf(3)?.name).toBe(' Étagère  “Nº 5” – 2\u00A0× ');
  expect(ids(index, { q: 'etagere 5' })).toEqual([3]);
});

test('a filter without which a single product would be found is told', () => {
  const looser = sample.looser({ ...WHOLE_CATALOGUE, q: 'kettle', category: 'Bedroom' });
  expect(looser).toContainEqual({ chip: 'category', count: 1 });
});

test.each([
  { query: { category: 'Bathroom', band: '120-up' }, chips: { category: 22, band: 10 } },
  { query: { q: 'sofa', category: 'Kitchen' }, chips: { category: 2, words: 10 } },
  { query: { q: 'zebra', band: '0-30' }, chips: { words: 6 } },
  { query: { q: 'zebra', category: 'Bathroom', band: '120-up' }, chips: {} },
  { query: {}, chips: {} },
] as const)('without one filter, $query finds $chips', ({ query, chips }) => {
  const looser = sample.looser({ ...WHOLE_CATALOGUE, ...query });
  expect(Object.fromEntries(looser.map(({ chip, count }) => [chip, count]))).toEqual(chips);
});

describe('a query', () => {
  const names = (found: readonly number[]) => found.map((id) => sample.productOf(id)?.name);

  test.each([
    { q: 'chairs under 5 kg', found: ['Wishbone Dining Chair'] },
    { q: 'chairs with a seat height over 60 cm', found: ['Bentwood Counter Stool'] },
    { q: 'lamps under 100', found: ['Pebble Ceramic Table Lamp'] },
    { q: 'chairs at most 53 cm wide', found: ['Olive Upholstered Chair', 'Bentwood Counter Stool'] },
    { q: 'over 1,000', found: ['Linnea Upholstered Bed', 'Larkwood Three-Seat Sofa'] },
    { q: 'bookshelf in stock', found: [] },
    { q: 'sale sofa', found: ['Larkwood Three-Seat Sofa'] },
    { q: 'drawers under 200', found: ['Alder Two-Drawer Nightstand'] },
  ])('"$q" is held to its limits, as words and as facets', ({ q, found }) => {
    expect(names(ids(sample, { q }))).toEqual(found);
    const asFacets = sample.withLimitsAsFacets({ ...WHOLE_CATALOGUE, q });
    expect(names(ids(sample, asFacets)).toSorted()).toEqual(found.toSorted());
  });

  test.each([
    { q: 'oak zebra', first: 'Haven Oak Platform Bed' },
    { q: 'velvet area rug', first: 'Tidal Wool Rug' },
    { q: 'bookshelf in stock', first: 'Ladder Bookshelf' },
    { q: 'standing desk', first: 'Meadow Dining Table' },
    { q: 'music stand', first: undefined },
    { q: 'zebra', first: undefined },
    { q: '(', first: undefined },
  ])('without matches, "$q", has $first as the nearest', ({ q, first }) => {
    expect(ids(sample, { q })).toEqual([]);
    const nearest = names(sample.nearest(q));
    expect(nearest[0]).toBe(first);
    expect(nearest.length).toBeLessThanOrEqual(8);
  });

  test.each([
    { q: 'cushoin', meant: 'cushion' },
    { q: 'canldestiks', meant: 'candlesticks' },
    { q: 'marbel coffee table', meant: 'marble coffee table' },
    { q: 'towl ladder', meant: 'towel ladder' },
    { q: 'towls', meant: 'towels' },
    { q: 'sofs', meant: 'sofa' },
    { q: 'soaf', meant: 'sofa' },
    { q: 'vasr', meant: 'vase' },
    { q: 'rugd', meant: 'rug' },
    { q: 'bde', meant: 'bed' },
    { q: 'mgus', meant: 'mugs' },
    { q: 'edb', meant: undefined },
    { q: 'stocking filler', meant: undefined },
    { q: 'cushion', meant: undefined },
    { q: 'cush', meant: undefined },
    { q: 'zebra', meant: undefined },
  ])('"$q" is taken for $meant', ({ q, meant }) => {
    expect(sample.meant(q)).toBe(meant);
  });
});

test('the same query is answered by the same object', () => {
  const found = sample.find({ ...WHOLE_CATALOGUE, q: 'oak' });
  expect(sample.find({ ...WHOLE_CATALOGUE, q: 'oak' })).toBe(found);
  expect(sample.find({ ...WHOLE_CATALOGUE, q: 'oak', sort: 'rating' })).not.toBe(found);
});

test('a catalogue without products finds nothing', () => {
  const index = indexOf([]);
  expect(index.size).toBe(0);
  expect(ids(index, {})).toEqual([]);
  expect(ids(index, { q: 'oak' })).toEqual([]);
  expect(index.suggest('bed')).toEqual([{ kind: 'category', category: 'Bedroom' }]);
  expect(index.idOf('oak')).toBe(undefined);
});

test('thousands of products are told apart by a number in their names', () => {
  const index = indexOf(
    Array.from({ length: 3_000 }, (_, position) => ({ ...bed, id: 10 * position + 3, name: `Chair ${position}` })),
  );
  expect(ids(index, { q: 'chair 2999' })).toEqual([29_993]);
  expect(ids(index, { q: 'chair2718' })).toEqual([27_183]);
  expect(index.idOf('chair-2999')).toBe(29_993);
  expect(ids(index, {}).slice(-2)).toEqual([29_983, 29_993]);
});
