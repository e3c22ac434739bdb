import { expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { indexOf } from '#tests/support/found-products';

import { outlineOf } from './fits';
import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { listFits } from './list-fits';
import type { Product } from './product';
import { tightestFit } from './room-fit';
import { searchedProducts } from './variants';

const room = { width: 160, depth: 300, door: 80 };

const searched = searchedProducts(sampleCatalogue().products);
const each = searched.flatMap((product) => [product.itself ?? product, ...(product.variantProducts ?? [])]);

test('variants are among what is compared', () => {
  expect(each).toHaveLength(74);
});

test.each(each)('the list fits $name as its page does', (product) => {
  const outline = outlineOf(product);
  const tightest = outline && tightestFit(outline, room, product.kind);
  const isInParts = (product.facts?.assemblyMinutes ?? 0) > 0;
  expect(indexOf(searched).fitOf(product.id, room)).toEqual(tightest && { ...tightest, isInParts });
});

test('a sofa lacks a centimetre at the door, and nothing is said of a kettle or of an unknown product', () => {
  const { fitOf } = indexOf(searched);
  expect(fitOf(31, room)).toEqual({ at: 'door', left: -1, isInParts: true });
  expect(fitOf(27, room)).toBeUndefined();
  expect(fitOf(999, room)).toBeUndefined();
});

test('a bed is turned where a mirror is not; the smallest thing fits, and what has no known size does not', () => {
  const [sample] = products as readonly [Product];
  const piece = (id: number, kind: string, width: number, depth = width, height = depth): Product => ({
    ...sample,
    id,
    kind,
    facts: { width, depth, height },
  });
  const all = [
    piece(1, 'Bed', 200, 50, 100),
    piece(2, 'Mirror', 200, 50, 100),
    piece(3, 'Napkins', 1),
    { ...piece(4, 'Vases', 1), facts: {} },
  ];
  const { fitAt, fitting } = listFits(columnsOf(listFileOf(all)));
  const narrow = { width: 100, depth: 300 };
  expect(fitAt(0, narrow)).toEqual({ at: 'width', left: 50, isInParts: false });
  expect(fitAt(1, narrow)).toEqual({ at: 'width', left: -100, isInParts: false });
  expect([...fitting(narrow)]).toEqual([1, 0, 1, 0]);
  expect([...fitting({ width: 200, depth: 300 })]).toEqual([1, 1, 1, 0]);
});

test('the same room is answered once', () => {
  const { fitting } = listFits(columnsOf(listFileOf(products)));
  expect(fitting(room)).toBe(fitting(room));
});
