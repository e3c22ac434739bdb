import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { listFileOf, productsByKind } from './list-file';
import type { Product } from './product';

const [bed] = products as readonly [Product];
const plain: Product = { ...bed, facts: {} };

/** The list file of products that differ in this only; their ids are 1, 2 … */
function fileOf(...changes: readonly Partial<Product>[]) {
  return listFileOf(changes.map((change, index) => ({ ...plain, id: index + 1, ...change })));
}

describe('products', () => {
  test('go by category, then by the name of their kind, then by id', () => {
    const { placed, kinds } = productsByKind([
      { ...bed, id: 9, kind: 'Kettle', category: 'Kitchen' },
      { ...bed, id: 8, kind: 'Jars', category: 'Kitchen' },
      { ...bed, id: 7, kind: 'Vases', category: 'Bedroom' },
      { ...bed, id: 6, kind: 'Kettle', category: 'Kitchen' },
      { ...bed, id: 5, kind: 'Sofa', category: 'Living Room' },
    ]);
    expect(kinds).toEqual(['Vases', 'Jars', 'Kettle', 'Sofa']);
    expect(placed.map(({ id }) => id)).toEqual([7, 8, 6, 9, 5]);
  });

  test('of a kind stay together, in the first of their categories', () => {
    const { placed, kinds } = productsByKind([
      { ...bed, id: 2, kind: 'Stool', category: 'Kitchen' },
      { ...bed, id: 3, kind: 'Jars', category: 'Kitchen' },
      { ...bed, id: 4, kind: 'Stool', category: 'Bathroom' },
    ]);
    expect(kinds).toEqual(['Stool', 'Jars']);
    expect(placed.map(({ id }) => id)).toEqual([2, 4, 3]);
  });

  test('have ascending ids, told by how far they are from the one before, with their kinds beside them', () => {
    const file = listFileOf([
      { ...bed, id: 30, kind: 'Kettle', category: 'Kitchen' },
      { ...bed, id: 4, kind: 'Kettle', category: 'Kitchen' },
      { ...bed, id: 10, kind: 'Bed', category: 'Bedroom' },
    ]);
    expect(file).toMatchObject({ v: 1, ids: [4, 6, 20], kindCount: 2, kindNames: ['Bed', 'Kettle'], kinds: [1, 0, 1] });
    expect(file.categories).toEqual([0, 2, 2]);
  });
});

test('sizes are whole centimetres, 0 where unknown; what is round is as wide as it is deep', () => {
  const file = fileOf(
    { facts: { width: 40.4, depth: 50.5, height: 60 } },
    { facts: { diameter: 30, height: 12 } },
    { facts: { diameter: 60, depth: 4 } },
    { facts: { width: 200, depth: 300 } },
    { facts: { diameter: 150 } },
    {},
  );
  expect(file.widths).toEqual([40, 30, 60, 200, 150, 0]);
  expect(file.depths).toEqual([51, 30, 4, 300, 150, 0]);
  expect(file.heights).toEqual([60, 12, 60, 0, 0, 0]);
});

test('some products are told by the steps between their places: sold out, in parts', () => {
  const file = fileOf(
    { stock: 0 },
    { stock: 1, facts: { assemblyMinutes: 0 } },
    { stock: 2, facts: { assemblyMinutes: 1 } },
    { stock: 0, facts: { assemblyMinutes: 10 } },
    { stock: 0, facts: { assemblyMinutes: 5 } },
  );
  expect(file.soldOut).toEqual([0, 3, 1]);
  expect(file.inParts).toEqual([2, 1, 1]);
});

test('names, materials and colours are numbers of their parts, the most frequent first, each list ended by 0', () => {
  const file = fileOf(
    { name: 'Tall Oak Shelf', facts: { materialList: ['steel', 'oak'], colourList: ['black'] } },
    { name: 'Oak Stool', facts: { materialList: ['oak'] } },
    { name: 'Oak Shelf' },
  );
  expect(file.nameParts).toEqual(['Oak', 'Shelf', 'Tall', 'Stool']);
  expect(file.names).toEqual([3, 1, 2, 0, 1, 4, 0, 1, 2, 0]);
  expect(file.materialNames).toEqual(['oak', 'steel']);
  expect(file.materials).toEqual([2, 1, 0, 1, 0, 0]);
  expect(file.colourNames).toEqual(['black']);
  expect(file.colours).toEqual([1, 0, 0, 0]);
});

test('prices, discounts and stars are as they are', () => {
  const file = fileOf({ price: 30, discount: 0, rate: 5 }, { price: 45, discount: 20, rate: 3 });
  expect(file).toMatchObject({ prices: [30, 45], discounts: [0, 20], rates: [5, 3] });
});
