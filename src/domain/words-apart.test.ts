import { expect, test } from 'vitest';

import { withWordsApart } from './words-apart';

const words = ['red', 'to', 'double', 'bedroom', 'redbed', 'bed', 'rug', 'tv'];

test.each([
  { query: 'Doublebed', apart: 'double bed' },
  { query: 'a redrug, or a doublebed!', apart: 'a red rug or a double bed' },
  { query: 'rugred', apart: 'rugred' },
  { query: 'zebrabed', apart: 'zebrabed' },
  { query: 'Bedroom, Bed', apart: 'Bedroom, Bed' },
  { query: 'bedrug', apart: 'bed rug' },
  { query: 'Redbed', apart: 'Redbed' },
  { query: 'torug', apart: 'torug' },
  { query: 'redtv', apart: 'redtv' },
  { query: 'ru', apart: 'ru' },
  { query: '', apart: '' },
])('"$query" is "$apart"', ({ query, apart }) => {
  expect(
    withWordsApart(query, {
      isKnown: (word) => words.includes(word),
      isWord: (word) => words.includes(word),
      isThing: (word) => ['bed', 'rug', 'tv'].includes(word),
    }),
  ).toBe(apart);
});
