import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { countingSort, highest } from './counting-sort';

test('small keys come first, equal ones in their order; keys that are missing have no indexes', () => {
  const { order, starts } = countingSort([3, 0, 3, 1], 5);
  expect([...order]).toEqual([1, 3, 0, 2]);
  expect([...starts]).toEqual([0, 1, 2, 2, 4, 4]);
});

test('no keys have no order', () => {
  expect(countingSort([], 0)).toEqual({ order: new Uint32Array(0), starts: new Uint32Array(1) });
});

test('it sorts as sorting by comparing does', () => {
  assert(
    property(array(integer({ min: 0, max: 9 })), (keys) => {
      const { order } = countingSort(Uint32Array.from(keys), 10);
      expect(Array.from(order, (index) => keys[index])).toEqual(keys.toSorted());
    }),
  );
});

test.each([
  { numbers: [3, 9, 2], high: 9 },
  { numbers: [7], high: 7 },
  { numbers: [0], high: 0 },
  { numbers: [], high: 0 },
])('the highest of $numbers is $high', ({ numbers, high }) => {
  expect(highest(numbers)).toBe(high);
});
