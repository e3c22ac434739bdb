import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import type { Product } from './product';

const [bed] = products as readonly [Product];

/** Of two kinds, which lists put together: kinds of an earlier category first. */
const columns = columnsOf(
  listFileOf([
    { ...bed, id: 20, kind: 'Kettle', category: 'Kitchen', price: 30, discount: 0, stock: 0 },
    { ...bed, id: 3, kind: 'Bed', category: 'Bedroom', price: 200, discount: 40, stock: 2 },
    { ...bed, id: 11, kind: 'Kettle', category: 'Kitchen', price: 90, discount: 10, stock: 1 },
    { ...bed, id: 7, kind: 'Bed', category: 'Bedroom', price: 119, discount: 0, stock: 0 },
  ]),
);

test('products of a kind are together, in the order of their ids', () => {
  expect(columns.size).toBe(4);
  expect([...columns.ids]).toEqual([3, 7, 11, 20]);
  expect([...columns.kindStarts]).toEqual([0, 2, 4]);
});

test('they are also told in the order of all ids', () => {
  const mixed = columnsOf(
    listFileOf([
      { ...bed, id: 5, kind: 'Kettle', category: 'Kitchen' },
      { ...bed, id: 8, kind: 'Bed', category: 'Bedroom' },
      { ...bed, id: 9, kind: 'Kettle', category: 'Kitchen' },
    ]),
  );
  expect([...mixed.ids]).toEqual([8, 5, 9]);
  expect([...mixed.byId]).toEqual([1, 0, 2]);
});

test('prices are those that are shown, in cents', () => {
  expect([...columns.cents]).toEqual([12_000, 11_900, 8_100, 3_000]);
});

test('a bit stands for each price band; where two touch, a price is in both', () => {
  // From the first band to the last: 1, 2, 4, 8 and 16.
  expect([...columns.bands]).toEqual([8 + 16, 8, 4, 1 + 2]);
});

test('what is sold out is marked', () => {
  expect([...columns.soldOut]).toEqual([0, 1, 0, 1]);
});
