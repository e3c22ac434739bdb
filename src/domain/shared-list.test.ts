import { expect, test } from 'vitest';

import { isSameList, linesText, namedLines, namedProducts } from './shared-list';

test('products of a link are each once, and what names none is counted', () => {
  expect(namedProducts('12, 7,12')).toEqual({ productIds: [12, 7], unread: 0 });
  expect(namedProducts('12,0,x,1000000000,7x2')).toEqual({ productIds: [12], unread: 4 });
  expect(namedProducts('')).toEqual({ productIds: [], unread: 0 });
});

test('lines of a link have their pieces, summed for a product that stands twice', () => {
  expect(namedLines('12x2,7')).toEqual({
    lines: [
      { productId: 12, qty: 2 },
      { productId: 7, qty: 1 },
    ],
    unread: 0,
  });
  expect(namedLines('7,12,7x3,12x100000,x2')).toEqual({
    lines: [
      { productId: 7, qty: 4 },
      { productId: 12, qty: 1 },
    ],
    unread: 2,
  });
});

test('as many pieces are read as a catalogue may have in stock', () => {
  expect(namedLines('12x100,7x10000')).toEqual({
    lines: [
      { productId: 12, qty: 100 },
      { productId: 7, qty: 10_000 },
    ],
    unread: 0,
  });
});

test('lines are written as they are read', () => {
  const text = '12x2,7,3x11';
  expect(linesText(namedLines(text).lines)).toBe(text);
});

test('no more than a hundred parts of a link are read', () => {
  const ids = Array.from({ length: 101 }, (_, index) => index + 1);
  expect(namedProducts(ids.join(',')).productIds).toEqual(ids.slice(0, 100));
});

test.each([
  ['12x2,7', '7,12x2', true],
  ['', '', true],
  ['12x2,7', '12,7', false],
  ['12,7', '12', false],
])('"%s" and "%s" hold the same: %s', (one, other, isSame) => {
  expect(isSameList(one, other)).toBe(isSame);
});
