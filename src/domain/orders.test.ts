import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { fullLines, pieceCount, soundLines } from './cart-line';
import type { Order } from './order';
import { findOrder, nextOrderId, placedOrder } from './placing-order';

const now = new Date(2025, 5, 16);
const lines = [
  { productId: 42, qty: 2 },
  { productId: 5, qty: 1 },
];

function order(): Order {
  const placed = placedOrder({ lines: fullLines(lines, products), email: 'Ada@Example.com', orders: [], now });
  if (!placed) {
    throw new Error('two lines make an order');
  }
  return placed;
}

test('a payment writes one order "In Progress" with its lines, total and delivery date', () => {
  expect(order()).toEqual({
    orderid: 'LW-10001',
    img: 'wishbone-chair-1',
    name: 'Wishbone Dining Chair and 1 more',
    status: 'In Progress',
    trackingid: 'TRK-10001',
    deliverydate: '2025-06-25',
    price: 2 * 24_000 + 6_000 + 10_000,
    email: 'Ada@Example.com',
    lines: [
      { productId: 42, name: 'Wishbone Dining Chair', qty: 2, price: 240, discount: 0 },
      { productId: 5, name: 'Pebble Ceramic Table Lamp', qty: 1, price: 75, discount: 20 },
    ],
    reached: 'Ordered',
  });
});

test('an empty cart makes no order', () => {
  expect(placedOrder({ lines: [], email: '', orders: [], now })).toBeUndefined();
});

test('order numbers go on from the highest one', () => {
  expect(nextOrderId([{ ...order(), orderid: 'LW-10427' }, order()])).toBe('LW-10428');
});

test.each([
  { orderid: 'LW-10001', email: 'ada@example.com', found: true },
  { orderid: '  #lw-10001 ', email: ' ADA@example.com ', found: true },
  { orderid: 'LW-10002', email: 'ada@example.com', found: false },
  { orderid: 'LW-10001', email: 'eve@example.com', found: false },
  { orderid: '', email: '', found: false },
])('"$orderid" with $email is found: $found', ({ orderid, email, found }) => {
  expect(findOrder([order()], orderid, email) !== undefined).toBe(found);
});

test('lines from storage lose unknown and sold-out products and are brought within the stock', () => {
  expect(
    soundLines(
      [
        { productId: 999, qty: 1 },
        { productId: 9, qty: 1 },
        { productId: 10, qty: 50 },
        { productId: 42, qty: 0 },
      ],
      products,
    ),
  ).toEqual([
    { productId: 10, qty: 1 },
    { productId: 42, qty: 1 },
  ]);
});

test('the navigation counts pieces, not lines', () => {
  expect(pieceCount(lines)).toBe(3);
});
