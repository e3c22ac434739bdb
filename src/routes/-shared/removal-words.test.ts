import { expect, test } from 'vitest';

import { removalWords } from './removal-words';

test.each([
  { count: 1, words: 'A product on your lists is sold out or no longer sold, so it was taken off.' },
  { count: 2, words: '2 products on your lists are sold out or no longer sold, so they were taken off.' },
  { count: 0, pieces: 1234, words: 'Fewer are in stock than your cart held: 1,234 pieces were taken out.' },
  { count: 0, pieces: 1, words: 'Fewer are in stock than your cart held: 1 piece was taken out.' },
  {
    count: 1,
    pieces: 4,
    words:
      'A product on your lists is sold out or no longer sold, so it was taken off. Fewer are in stock than your cart held: 4 pieces were taken out.',
  },
  {
    count: 0,
    prices: [
      { name: 'Pebble Ceramic Table Lamp', before: 6000, now: 5400 },
      { name: 'Speckle Mug Set', before: 3600, now: 4000 },
    ],
    words:
      'In your cart, Pebble Ceramic Table Lamp now costs $54.00 instead of $60.00. In your cart, Speckle Mug Set now costs $40.00 instead of $36.00.',
  },
  {
    count: 0,
    prices: ['a', 'b', 'c', 'd'].map((name) => ({ name, before: 6000, now: 5400 })),
    words: '4 prices in your cart have changed.',
  },
])('$words', ({ words, ...removal }) => {
  expect(removalWords({ kind: 'withdrawn', ...removal })).toBe(words);
});

test('what could not be read is told with the rest', () => {
  expect(removalWords({ kind: 'unread', count: 1 })).toBe(
    'A product on your lists is sold out or no longer sold, so it was taken off. Part of what was saved in this browser could not be read, so it is missing. The rest is as you left it.',
  );
});
