import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { meanRating, ratingDistribution } from './ratings';

const rates = constantFrom(1, 2, 3, 4, 5);
const counts = integer({ min: 1, max: 100 });
const seeds = integer({ min: 0, max: 1_000_000 });

test('the ratings are as many as are shown, and their mean rounds to the rate of the product', () => {
  assert(
    property(rates, counts, seeds, (rate, count, seed) => {
      const distribution = ratingDistribution(rate, count, seed);
      const sum = distribution.reduce((total, { stars, count: many }) => total + stars * many, 0);

      expect(distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
      expect(distribution.reduce((total, { count: many }) => total + many, 0)).toBe(count);
      expect(Math.round(sum / count)).toBe(rate);
    }),
  );
});

test.each([
  { rate: 3, percent: [0, 20, 58, 15, 7] },
  { rate: 5, percent: [78, 15, 7, 0, 0] },
  { rate: 1, percent: [0, 0, 0, 20, 80] },
])('of many ratings of $rate stars, $percent percent have 5, 4, 3, 2 and 1', ({ rate, percent }) => {
  const shares = ratingDistribution(rate, 1_000, 7).map(({ count }) => count / 10);
  const off = shares.map((share, index) => Math.abs(share - (percent[index] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(3);
});

test('a mean that is off is put right at the ratings farthest from it: none leaves the scale', () => {
  assert(
    property(constantFrom(1, 2, 5), integer({ min: 1, max: 6 }), seeds, (rate, count, seed) => {
      const shown = ratingDistribution(rate, count, seed);
      expect(shown.reduce((total, { count: many }) => total + many, 0)).toBe(count);
    }),
    { numRuns: 500 },
  );
});

test('the same seed gives the same distribution', () => {
  expect(ratingDistribution(4, 60, 7)).toEqual(ratingDistribution(4, 60, 7));
});

test('the mean is that of the ratings shown', () => {
  const rows = [5, 4, 3, 2, 1].map((stars, index) => ({ stars, count: [7, 2, 1, 0, 0][index] ?? 0 }));
  expect(meanRating(rows)).toBe('4.6');
  expect(meanRating(ratingDistribution(5, 1, 7))).toBe('5.0');
});

test('no rating is no distribution to speak of', () => {
  expect(ratingDistribution(4, 0, 7).every(({ count }) => count === 0)).toBe(true);
});
