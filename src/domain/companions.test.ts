import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { indexOf } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import { partsOfGoesWith, withGoesWithAsWord } from './companions';

const parts = (query: string) => partsOfGoesWith(withGoesWithAsWord(query));

test.each([
  { query: 'what goes with the sofa', wanted: '', other: 'the sofa' },
  { query: 'what would look good with the sofa', wanted: '', other: 'the sofa' },
  { query: 'rug to go with the sofa', wanted: 'rug', other: 'the sofa' },
  { query: 'cushion that would go well with my sofa', wanted: 'cushion', other: 'my sofa' },
  { query: 'lamp to match the bed', wanted: 'lamp', other: 'the bed' },
])('of "$query" “$wanted” goes with “$other”', ({ query, wanted, other }) => {
  const found = parts(query);
  expect([found?.wanted.trim(), found?.other.trim()]).toEqual([wanted, other]);
});

test.each(['bed with drawers', 'looking for a sofa', 'what goes with', 'cargo with wheels', 'matching chairs'])(
  '"%s" does not say that something goes with another',
  (query) => {
    expect(parts(query)).toBeUndefined();
  },
);

describe('a query', () => {
  const index = indexOf(products);
  const found = (q: string) => index.find({ ...WHOLE_CATALOGUE, q }).ids;
  const [sofa, table] = [31, 41].map((id) => products.find((product) => product.id === id)?.facts.goesWith);

  test('for what goes with a product finds what its page shows, in that order', () => {
    expect(found('what goes with the larkwood sofa')).toEqual([33, 35, 34, 6]);
    expect(found('what goes with the larkwood sofa')).toEqual(sofa);
    expect(found('what would go well with the dining table?')).toEqual(table);
  });

  test('for one thing of it finds only that', () => {
    expect(found('rug to go with the sofa')).toEqual([35]);
    expect(found('something to go with the sofa under 100')).toEqual([6]);
    expect(index.leftOut({ ...WHOLE_CATALOGUE, q: 'rug to go with the sofa' })).toEqual([]);
  });

  test('for a thing that nothing of it is finds that thing', () => {
    expect(found('kettle to go with the sofa')).toEqual(found('kettle'));
    expect(index.nearest('chair to go with the zebra')).toEqual(index.nearest('chair zebra'));
  });
});
