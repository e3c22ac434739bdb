import { expect, test } from 'vitest';

import { piecesInWords } from './pieces';

test.each([
  [0, '0 pieces'],
  [1, '1 piece'],
  [5, '5 pieces'],
  [11_588, '11,588 pieces'],
])('%i is "%s"', (count, words) => {
  expect(piecesInWords(count)).toBe(words);
});
