import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { addressRules } from '#routes/-shared/address-rules';

import { fullLines, pieceCount, validLines } from './cart-line';
import type { Order } from './order';
import { findOrder, nextOrderId, placedOrder, trackingId } from './placing-order';
import { recipientOf } from './recipient';

const { products } = sampleContent();

const now = new Date(2025, 5, 16);
const recipient = {
  firstName: 'Ada',
  lastName: 'Sample',
  phone: '902 555 0142',
  city: 'Halifax',
  country: 'Canada',
  postcode: 'B3H 1A1',
};
const lines = [
  { productId: 42, qty: 2 },
  { productId: 5, qty: 1 },
];

function order(): Order {
  const placed = placedOrder({
    lines: fullLines(lines, products),
    email: 'Ada@Example.com',
    recipient,
    orders: [],
    now,
  });
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
    trackingid: 'LWT-0007-7919',
    deliverydate: '2025-06-25',
    placedAt: now.getTime(),
    price: 2 * 24_000 + 6_000 + 10_000,
    email: 'Ada@Example.com',
    recipient,
    lines: [
      { productId: 42, name: 'Wishbone Dining Chair', qty: 2, price: 240, discount: 0 },
      { productId: 5, name: 'Pebble Ceramic Table Lamp', qty: 1, price: 75, discount: 20 },
    ],
    reached: 'Ordered',
  });
});

test('a tracking id has the form of the samples, and no two orders share one', () => {
  expect([10_428, 10_429, 99_999].map((number) => trackingId(`LW-${number}`))).toEqual([
    'LWT-2996-9332',
    'LWT-3003-7251',
    'LWT-9993-2081',
  ]);
  expect(new Set(Array.from({ length: 10_000 }, (_, n) => trackingId(`LW-${10_000 + n}`))).size).toBe(10_000);
});

test.each([
  { values: {}, expected: undefined },
  { values: { firstName: ' ', email: 'ada@larkwood.example' }, expected: undefined },
  {
    values: { ...recipient, firstName: ' Ada  Maria ', country: 'canada ', email: 'ada@larkwood.example' },
    expected: { ...recipient, firstName: 'Ada Maria' },
  },
  {
    values: { ...recipient, country: 'hong kong', postcode: 'none' },
    expected: { ...recipient, country: 'Hong Kong', postcode: '' },
  },
  {
    values: { city: 'Oslo', country: 'Atlantis' },
    expected: { firstName: '', lastName: '', phone: '', city: 'Oslo', country: 'Atlantis', postcode: '' },
  },
])('an order goes to who is named: $values', ({ values, expected }) => {
  expect(recipientOf(values, addressRules)).toEqual(expected);
});

test('an empty cart makes no order', () => {
  expect(placedOrder({ lines: [], email: '', recipient, orders: [], now })).toBeUndefined();
});

test('an order of one line has its name', () => {
  const placed = placedOrder({
    lines: fullLines([{ productId: 42, qty: 2 }], products),
    email: '',
    recipient,
    orders: [],
    now,
  });
  expect(placed?.name).toBe('Wishbone Dining Chair');
});

test('an order is promised by the working days of where it goes, and keeps them', () => {
  const placed = placedOrder({
    lines: fullLines(lines, products),
    email: '',
    recipient: { ...recipient, country: 'India' },
    weekend: [0],
    orders: [],
    now,
  });
  expect(placed).toMatchObject({ deliverydate: '2025-06-24', weekend: [0] });
});

test('order numbers go on from the highest one', () => {
  expect(nextOrderId([{ ...order(), orderid: 'LW-10427' }, order()])).toBe('LW-10428');
});

test.each([
  { orderid: 'LW-10001', email: 'ada@example.com', found: true },
  { orderid: '  #lw-10001 ', email: ' ADA@example.com ', found: true },
  { orderid: '10001', email: 'ada@example.com', found: true },
  { orderid: 'lw 10001', email: 'ada@example.com', found: true },
  { orderid: 'LW10001', email: 'ada@example.com', found: true },
  { orderid: 'Order LW-10001', email: 'ada@example.com', found: true },
  { orderid: 'Order ID: #10001', email: 'ada@example.com', found: true },
  { orderid: 'LW–10001', email: 'ada@example.com', found: true },
  { orderid: 'ＬＷ－１０００１', email: 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', found: true },
  { orderid: '١٠٠٠١', email: 'ada@example.com', found: true },
  { orderid: 'LWT-0007-7919', email: 'ada@example.com', found: true },
  { orderid: 'LWT 0007 7919', email: 'ada@example.com', found: true },
  { orderid: '0001', email: 'ada@example.com', found: false },
  { orderid: 'LW-', email: 'ada@example.com', found: false },
  { orderid: 'LW-10002', email: 'ada@example.com', found: false },
  { orderid: 'LW-10001', email: 'eve@example.com', found: false },
  { orderid: '', email: '', found: false },
])('"$orderid" with $email is found: $found', ({ orderid, email, found }) => {
  expect(findOrder([order()], orderid, email) !== undefined).toBe(found);
});

test('an order without an email is found by its id alone, whatever email is given', () => {
  const silent = { ...order(), email: '' };
  expect(['', 'ada@example.com'].map((email) => findOrder([silent], '#lw-10001', email))).toEqual([silent, silent]);
  expect(findOrder([order()], 'LW-10001', '')).toBeUndefined();
  const parcel = order();
  expect(findOrder([parcel], ` ${parcel.trackingid.toLowerCase()} `, parcel.email)).toBe(parcel);
});

test('lines from storage lose unknown and sold-out products and are brought within the stock', () => {
  expect(
    validLines(
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
