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
  { query: 'sofas on sale', words: 'sofas', limits: { isOnSale: true } },
])('"$query" asks for $limits', ({ query, words, limits }) => {
  const read = limitsOf(query);
  expect(read.limits).toEqual(limits);
  expect(read.words.trim().replaceAll(/\s+/g, ' ')).toBe(words);
});

test.each(['under foot', 'set of 4', 'light over dining table', '3 seater', 'bed 160x200', 'Haven Oak', '', '('])(
  '"%s" has no limits',
  (query) => {
    expect(limitsOf(query)).toEqual({ words: query, limits: {} });
  },
);
