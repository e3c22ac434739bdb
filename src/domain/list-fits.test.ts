import { expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { indexOf } from '#tests/support/found-products';

import { isHanging, outlineOf } from './fits';
import { tightestFit } from './room-fit';

const room = { width: 160, depth: 300, door: 80 };

test.each(products)('the list fits $name as its page does', (product) => {
  const outline = outlineOf(product);
  const tightest = outline && tightestFit(outline, room, !isHanging(product));
  const isInParts = (product.facts.assemblyMinutes ?? 0) > 0;
  expect(indexOf(products).fitOf(product.id, room)).toEqual(tightest && { ...tightest, isInParts });
});

test('a sofa lacks a centimetre at the door, and nothing is said of a kettle or of an unknown product', () => {
  const { fitOf } = indexOf(products);
  expect(fitOf(31, room)).toEqual({ at: 'door', left: -1, isInParts: true });
  expect(fitOf(27, room)).toBeUndefined();
  expect(fitOf(999, room)).toBeUndefined();
});
