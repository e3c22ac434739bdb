import { expect, test } from 'vitest';

import { linesLeft, refundOf } from './return-facts';

test('what was paid for the pieces goes back, at the prices of then', () => {
  const lines = [
    { productId: 5, name: 'Lamp', qty: 2, price: 75, discount: 20 },
    { productId: 9, name: 'Bench', qty: 1, price: 180, discount: 0 },
  ];
  const [one, both, bench] = [
    { productId: 5, qty: 1 },
    { productId: 5, qty: 2 },
    { productId: 9, qty: 1 },
  ];
  expect([[one], [both], [bench], [one, bench], []].map((pieces) => refundOf({ lines }, pieces))).toEqual([
    6_000, 12_000, 18_000, 24_000, 0,
  ]);
});

test('of a line of which all went back nothing is left', () => {
  const lines = [
    { productId: 5, name: 'Lamp', qty: 4, price: 75, discount: 20 },
    { productId: 9, name: 'Bench', qty: 1, price: 180, discount: 0 },
  ];
  const pieces = [
    { productId: 5, qty: 1 },
    { productId: 9, qty: 1 },
  ];
  expect(linesLeft({ lines, returns: [{ bookedAt: 0, pieces, reason: '' }] })).toEqual([{ ...lines[0], qty: 3 }]);
});
