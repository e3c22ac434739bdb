import { expect, test } from 'vitest';

import { removalWords } from './removal-words';

test.each([
  { count: 1, words: 'A product on your lists is sold out or no longer sold, so it was taken off.' },
  { count: 2, words: '2 products on your lists are sold out or no longer sold, so they were taken off.' },
  { count: 0, pieces: 1, words: 'Fewer are in stock than your cart held: 1 piece was taken out.' },
  {
    count: 1,
    pieces: 4,
    words:
      'A product on your lists is sold out or no longer sold, so it was taken off. Fewer are in stock than your cart held: 4 pieces were taken out.',
  },
])('$words', ({ words, ...removal }) => {
  expect(removalWords({ kind: 'withdrawn', ...removal })).toBe(words);
});
