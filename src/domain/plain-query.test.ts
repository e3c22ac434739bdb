import { expect, test } from 'vitest';

import { readQuery } from './plain-query';

test.each([
  { query: 'table 1,8 m', words: 'table 180' },
  { query: 'best rated lamps', words: 'toprated lamps' },
])('"$query" is read as "$words"', ({ query, words }) => {
  expect(readQuery(query)).toEqual({ words, limits: {} });
});
