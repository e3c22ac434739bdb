import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shardWith, SHARD_SIZE } from '#domain/content';

import { shardsOf } from './shards';

const ids = fc.oneof(
  ...[300, 999_999_999].map((max) =>
    fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 200, size: 'max' }),
  ),
);

const cut = (some: readonly number[]) => shardsOf(some.map((id) => ({ id })));
const written = (some: readonly number[]) => cut(some).map((shard) => JSON.stringify(shard));

test.each([
  { what: 'from 1', step: 1, from: 1 },
  { what: 'by the million', step: 1, from: 1_000_001 },
  { what: 'that are multiples of 16', step: 16, from: 16 },
  { what: 'far apart', step: 142_857, from: 1 },
])('1,000 ids $what are in few shards', ({ step, from }) => {
  const shards = cut(Array.from({ length: 1_000 }, (_, place) => Math.floor(from + place * step)));
  // Full ones would be 63.
  expect(shards.length).toBeLessThanOrEqual(128);
});

test('every product is in the shard that the directory finds for it, and none has too many', () => {
  fc.assert(
    fc.property(ids, (some) => {
      const shards = cut(some);
      const directory = { shards: shards.map(({ first }) => [first, `shard ${first}`] as const) };
      for (const { first, products } of shards) {
        expect(products.length).toBeLessThanOrEqual(SHARD_SIZE);
        products.forEach(({ id }) => expect(shardWith(directory, id)).toEqual([first, `shard ${first}`]));
      }
      const ascending = some.toSorted((one, other) => one - other);
      expect(shards.flatMap(({ products }) => products.map(({ id }) => id))).toEqual(ascending);
    }),
  );
});

test('a product that goes or comes changes its shard and no other', () => {
  fc.assert(
    fc.property(ids, fc.nat(), (some, place) => {
      const [more, less] = [written(some), written(some.toSpliced(place % some.length, 1))];
      // A shard with one too many is two.
      expect(more.filter((shard) => !less.includes(shard)).length).toBeLessThanOrEqual(2);
      expect(less.filter((shard) => !more.includes(shard)).length).toBeLessThanOrEqual(1);
    }),
  );
});
