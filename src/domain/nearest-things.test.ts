import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { isSoldElsewhere, NEAREST_THINGS, withNearestThing } from './nearest-things';
import { findProducts, indexOf } from '#tests/support/found-products';
import { WHOLE_CATALOGUE } from './catalogue';

test.each([
  { query: 'hassock', nearest: 'footstool' },
  { query: 'futons under 500', nearest: 'sofa under 500' },
  { query: 'white Coat Racks', nearest: 'white wardrobe or towel ladder' },
  { query: 'dressing gown robe', nearest: 'towels' },
  { query: 'sofa', nearest: undefined },
  { query: '', nearest: undefined },
])('what comes nearest to "$query" is "$nearest"', ({ query, nearest }) => {
  expect(withNearestThing(query)).toBe(nearest);
});

test.each([
  { q: 'hassock', first: 'Teak Bath Stool' },
  { q: 'futons under 500', first: 'Larkwood Three-Seat Sofa' },
  { q: 'coat rack', first: 'Fjord Tall Wardrobe' },
  { q: 'toilet paper stand', first: 'Terrazzo Vanity Set' },
  { q: 'whatnot', first: 'Ladder Bookshelf' },
  { q: 'wall clock', first: 'Horizon Framed Prints' },
  { q: 'small desk', first: 'Meadow Dining Table' },
  { q: 'case', first: 'Ladder Bookshelf' },
])('"$q" finds nothing, and $first is the nearest', ({ q, first }) => {
  expect(findProducts(products, { ...WHOLE_CATALOGUE, q })).toEqual([]);
  const [id] = indexOf(products).nearest(q);
  expect(products.find((product) => product.id === id)?.name).toBe(first);
});

test('what is sold elsewhere is no typo', () => {
  expect(isSoldElsewhere('tuffets')).toBe(true);
  expect(isSoldElsewhere('bufet')).toBe(false);
  expect(findProducts(products, { ...WHOLE_CATALOGUE, q: 'tuffet' })).toEqual([]);
});

test.each(['low stock', 'shopping list'])('"%s" has no typo of a sock or of chopping', (q) => {
  expect(indexOf(products).meant(q)).toBe(undefined);
});

test.each(Object.entries(NEAREST_THINGS))('there is a %s, and something near to each thing like it', (name, others) => {
  expect(findProducts(products, { ...WHOLE_CATALOGUE, q: name })).not.toEqual([]);
  expect(others.split(', ').filter((other) => indexOf(products).nearest(other).length === 0)).toEqual([]);
});
