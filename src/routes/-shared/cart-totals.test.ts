import { describe, expect, test } from 'vitest';

import { cartTotal, piecesInWords } from './cart-totals';

const line = (price: number, qty = 1, discount = 0) => ({ price, qty, discount });

test('the cart total in words: subtotal, 10 % off, total', () => {
  expect(cartTotal([line(240, 2), line(75, 1, 20)])).toEqual({
    subtotal: '$540.00',
    discount: '−$54.00',
    total: '$486.00',
    shortOfFreeShipping: undefined,
  });
});

// Free worldwide shipping is advertised strictly above $100.00, before the 10 % discount.
describe('what is short of free worldwide shipping', () => {
  test.each([
    { lines: [line(101)], short: undefined },
    { lines: [line(100)], short: '$0.01' },
    { lines: [line(99)], short: '$1.01' },
    { lines: [line(36), line(48)], short: '$16.01' },
  ])('$lines', ({ lines, short }) => {
    expect(cartTotal(lines).shortOfFreeShipping).toBe(short);
  });
});

test.each([
  [0, '0 pieces'],
  [1, '1 piece'],
  [5, '5 pieces'],
])('%i is "%s"', (count, words) => {
  expect(piecesInWords(count)).toBe(words);
});
