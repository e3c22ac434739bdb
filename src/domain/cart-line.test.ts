import { expect, test } from 'vitest';

import { fullLines, pieceCount, validLines } from './cart-line';

const products = [
  { id: 5, price: 75, discount: 20, stock: 3 },
  { id: 9, price: 180, discount: 0, stock: 10 },
  { id: 13, price: 400, discount: 0, stock: 0 },
];

test('a line has price and discount of its product; one of an unknown product is left out', () => {
  const lines = [
    { productId: 9, qty: 2 },
    { productId: 7, qty: 1 },
    { productId: 5, qty: 1 },
  ];
  expect(fullLines(lines, products)).toEqual([
    { product: products[1], qty: 2, price: 180, discount: 0 },
    { product: products[0], qty: 1, price: 75, discount: 20 },
  ]);
});

test.each([
  { what: 'is as it was', lines: [{ productId: 5, qty: 2 }], valid: [{ productId: 5, qty: 2 }] },
  { what: 'has at most the stock', lines: [{ productId: 5, qty: 4 }], valid: [{ productId: 5, qty: 3 }] },
  { what: 'has at least one piece', lines: [{ productId: 5, qty: 0 }], valid: [{ productId: 5, qty: 1 }] },
  { what: 'of a product that is sold out is dropped', lines: [{ productId: 13, qty: 1 }], valid: [] },
  { what: 'of an unknown product is dropped', lines: [{ productId: 7, qty: 1 }], valid: [] },
  {
    what: 'is one with others of its product',
    lines: [
      { productId: 9, qty: 1 },
      { productId: 5, qty: 1 },
      { productId: 9, qty: 3 },
    ],
    valid: [
      { productId: 9, qty: 4 },
      { productId: 5, qty: 1 },
    ],
  },
])('a stored line $what', ({ lines, valid }) => {
  expect(validLines(lines, products)).toEqual(valid);
});

test('lines that are valid are the same list', () => {
  const lines = [
    { productId: 9, qty: 2 },
    { productId: 5, qty: 3 },
  ];
  expect(validLines(lines, products)).toBe(lines);
});

test('a product with one piece in stock stays', () => {
  expect(validLines([{ productId: 1, qty: 5 }], [{ id: 1, stock: 1 }])).toEqual([{ productId: 1, qty: 1 }]);
});

test('pieces are counted, not lines', () => {
  expect(
    pieceCount([
      { productId: 5, qty: 2 },
      { productId: 9, qty: 3 },
    ]),
  ).toBe(5);
  expect(pieceCount([])).toBe(0);
});
