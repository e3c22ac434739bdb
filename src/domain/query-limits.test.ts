import { expect, test } from 'vitest';

import { limitsOf } from './query-limits';

test.each([
  { query: 'lamps under 100', words: 'lamps', limits: { price: { from: 0, to: 10_000 } } },
  { query: 'Sofa up to $1,500', words: 'sofa', limits: { price: { from: 0, to: 150_000 } } },
  { query: 'over 99.50 dollars', words: '', limits: { price: { from: 9_950, to: Infinity } } },
  { query: 'chair lower than $200', words: 'chair', limits: { price: { from: 0, to: 20_000 } } },
  { query: 'between 100 and 150', words: '', limits: { price: { from: 10_000, to: 15_000 } } },
  { query: 'rug $100-$400', words: 'rug', limits: { price: { from: 10_000, to: 40_000 } } },
  { query: 'over 50 under 100', words: '', limits: { price: { from: 5_000, to: 10_000 } } },
  { query: 'under 300 in stock', words: '', limits: { price: { from: 0, to: 30_000 }, isInStock: true } },
  { query: 'shelf under 90 cm wide', words: 'shelf', limits: { width: { from: 0, to: 90 } } },
  { query: 'table under 1.2 m', words: 'table', limits: { width: { from: 0, to: 120 } } },
  { query: 'desk less than 50 inches wide', words: 'desk', limits: { width: { from: 0, to: 127 } } },
  { query: 'cabinet taller than 150 cm', words: 'cabinet', limits: { height: { from: 150, to: Infinity } } },
  { query: 'shelf at most 30 cm deep', words: 'shelf', limits: { depth: { from: 0, to: 30 } } },
  { query: '200 cm wide table', words: 'table', limits: { width: { from: 180, to: 220 } } },
  {
    query: 'dining chair under $300 that fits a 45 cm gap',
    words: 'dining chair',
    limits: { price: { from: 0, to: 30_000 }, width: { from: 0, to: 45 } },
  },
  { query: 'chair fits 45cm', words: 'chair', limits: { width: { from: 0, to: 45 } } },
  { query: 'fits in 50 cm, oak', words: ', oak', limits: { width: { from: 0, to: 50 } } },
  { query: 'shelf for a gap of 1.2 m', words: 'shelf', limits: { width: { from: 0, to: 120 } } },
  { query: 'desk for my 50 in alcove', words: 'desk', limits: { width: { from: 0, to: 127 } } },
  { query: 'bench to fit a 40 cm deep niche', words: 'bench', limits: { depth: { from: 0, to: 40 } } },
  { query: 'sofas on sale', words: 'sofas', limits: { isOnSale: true } },
])('"$query" asks for $limits', ({ query, words, limits }) => {
  const read = limitsOf(query);
  expect(read.limits).toEqual(limits);
  expect(read.words.trim().replaceAll(/\s+/g, ' ')).toBe(words);
});

test('a mattress that a bed fits is no gap', () => {
  expect(limitsOf('bed fits a 160 cm mattress').limits).toEqual({});
});

test.each([
  'under foot',
  'set of 4',
  'light over dining table',
  '3 seater',
  'bed 160x200',
  'Haven Oak',
  'space saving',
  'table fits 8',
  '',
  '(',
])('"%s" has no limits', (query) => {
  expect(limitsOf(query)).toEqual({ words: query, limits: {} });
});
