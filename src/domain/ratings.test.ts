import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { ratingDistribution } from './ratings';

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

test('the same seed gives the same distribution', () => {
  expect(ratingDistribution(4, 60, 7)).toEqual(ratingDistribution(4, 60, 7));
});

test('no rating is no distribution to speak of', () => {
  expect(ratingDistribution(4, 0, 7).every(({ count }) => count === 0)).toBe(true);
});
