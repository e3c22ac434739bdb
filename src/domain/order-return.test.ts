import { expect, test } from 'vitest';

import { sampleOrder } from '#machines/samples';

import type { Order } from './order';
import { canBeReturned, canBeWithdrawn, hasLines, refundOf, returnStageAt } from './order-return';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday, in the morning; it arrives on Wednesday the 25th at noon. */
const placedAt = new Date(2025, 5, 16, 9, 30).getTime();
const arrivedAt = new Date(2025, 5, 25, 12).getTime();
const order: Order = { ...sampleOrder, placedAt, deliverydate: '2025-06-25', reached: 'Received', status: 'Succeed' };
const returned = { bookedAt: arrivedAt, productIds: [5], reason: 'It does not fit' };

test.each([
  { what: 'once it is received', change: {}, now: arrivedAt, can: true },
  { what: 'for thirty days', change: {}, now: arrivedAt + 30 * DAY_MS, can: true },
  { what: 'after thirty days', change: {}, now: arrivedAt + 30 * DAY_MS + 1, can: false },
  { what: 'before it is received', change: { reached: 'Delivered' } as const, now: arrivedAt, can: false },
  { what: 'a second time', change: { returned }, now: arrivedAt, can: false },
])('an order can be returned $what: $can', ({ change, now, can }) => {
  expect(canBeReturned({ ...order, ...change }, now)).toBe(can);
});

test.each([
  { after: -DAY_MS, stage: 'Booked', withdrawn: true },
  { after: 0, stage: 'Booked', withdrawn: true },
  { after: 2 * DAY_MS - 1, stage: 'Booked', withdrawn: true },
  { after: 2 * DAY_MS, stage: 'Collected', withdrawn: false },
  { after: 5 * DAY_MS - 1, stage: 'Collected', withdrawn: false },
  { after: 5 * DAY_MS, stage: 'Refunded', withdrawn: false },
])('$after ms after it was booked a return is $stage', ({ after, stage, withdrawn }) => {
  expect({
    stage: returnStageAt(returned, arrivedAt + after),
    withdrawn: canBeWithdrawn({ ...order, returned }, arrivedAt + after),
  }).toEqual({ stage, withdrawn });
});

test('without a return there is none to withdraw', () => {
  expect(canBeWithdrawn(order, arrivedAt)).toBe(false);
});

test('what was paid for the lines goes back, at the prices of then', () => {
  const lines = [
    { productId: 5, name: 'Lamp', qty: 2, price: 75, discount: 20 },
    { productId: 9, name: 'Bench', qty: 1, price: 180, discount: 0 },
  ];
  expect([[5], [9], [5, 9], []].map((ids) => refundOf({ lines }, ids))).toEqual([12_000, 18_000, 30_000, 0]);
});

test.each([
  { chosen: [5], has: true },
  { chosen: [9, 5], has: true },
  { chosen: [], has: false },
  { chosen: [5, 7], has: false },
])('of an order of 5 and 9, $chosen can go back: $has', ({ chosen, has }) => {
  const lines = [5, 9].map((productId) => ({ productId, name: 'Lamp', qty: 1, price: 75, discount: 0 }));
  expect(hasLines({ lines }, chosen)).toBe(has);
});
