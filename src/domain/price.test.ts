import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { formatMoney } from './money';
import { cartTotals, checkoutTotals, FREE_SHIPPING, lineTotal, listPrice, orderLineTotal, shownPrice } from './price';

/** The rule in exact integer arithmetic: whole dollars times whole percents are whole cents. */
function exactCents(price: number, discount: number, qty: number): bigint {
  return BigInt(price) * BigInt(100 - discount) * BigInt(qty);
}

describe('over the whole catalogue', () => {
  for (const product of products) {
    test(`${product.name}: the shown price is the price minus ${product.discount} %`, () => {
      expect(BigInt(shownPrice(product))).toBe(exactCents(product.price, product.discount, 1));
      expect(listPrice(product)).toBe(product.price * 100);
    });

    test(`${product.name}: line total and order line total agree for every quantity from 1 to 10`, () => {
      for (let qty = 1; qty <= 10; qty += 1) {
        const line = { ...product, qty };
        expect(BigInt(lineTotal(line))).toBe(exactCents(product.price, product.discount, qty));
        expect(orderLineTotal(line)).toBe(lineTotal(line));
      }
    });
  }
});

test('the two rounding rules agree for all whole prices and percents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 10 }),
      (price, discount, qty) => {
        expect(orderLineTotal({ price, discount, qty })).toBe(lineTotal({ price, discount, qty }));
      },
    ),
  );
});

const lines = [
  { price: 100, discount: 20, qty: 2 },
  { price: 15, discount: 0, qty: 1 },
];

test('the cart takes 10 % off its subtotal', () => {
  expect(cartTotals(lines)).toEqual({ subtotal: 17_500, discount: 1_750, total: 15_750, shipsFree: true });
});

test('the checkout adds $100.00 shipping to its lines', () => {
  expect(checkoutTotals(lines)).toEqual({ subtotal: 17_500, shipping: 10_000, total: 27_500 });
});

test('an empty cart and an empty checkout cost nothing', () => {
  expect(cartTotals([])).toEqual({ subtotal: 0, discount: 0, total: 0, shipsFree: false });
  expect(checkoutTotals([])).toEqual({ subtotal: 0, shipping: 0, total: 0 });
});

test.each([
  { subtotal: '$99.00', price: 99, discount: 0, shipsFree: false },
  { subtotal: '$100.00', price: 100, discount: 0, shipsFree: false },
  { subtotal: '$100.01', price: 137, discount: 27, shipsFree: true },
])('a subtotal of $subtotal ships free: $shipsFree', ({ subtotal, shipsFree, ...priced }) => {
  const totals = cartTotals([{ ...priced, qty: 1 }]);
  expect([formatMoney(totals.subtotal), totals.shipsFree]).toEqual([subtotal, shipsFree]);
});

test('free shipping is promised above that amount, in whole dollars', () => {
  expect(FREE_SHIPPING).toBe('Free worldwide shipping on orders over $100');
});

test.each([
  { cents: 0, drawn: '$0.00' },
  { cents: 5, drawn: '$0.05' },
  { cents: 10_000, drawn: '$100.00' },
  { cents: 123_456_789, drawn: '$1,234,567.89' },
  { cents: -1_750, drawn: '−$17.50' },
])('$cents cents are drawn $drawn', ({ cents, drawn }) => {
  expect(formatMoney(cents)).toBe(drawn);
});
