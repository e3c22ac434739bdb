import { expect, test } from 'vitest';

import { sampleOrder } from '#machines/samples';

import type { Order } from './order';
import { canBeReturned, canBeWithdrawn, hasPieces, leftOf, withoutReturn } from './order-return';
import { returnStageAt } from './return-facts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday, in the morning; it arrives on Wednesday the 25th at noon. */
const placedAt = new Date(2025, 5, 16, 9, 30).getTime();
const arrivedAt = new Date(2025, 5, 25, 12).getTime();
const order: Order = { ...sampleOrder, placedAt, deliverydate: '2025-06-25', reached: 'Received', status: 'Succeed' };
const returned = { bookedAt: arrivedAt, pieces: [{ productId: 5, qty: 1 }], reason: 'It does not fit' };
/** Four lamps, of which one goes back. */
const oneOfFour = { ...order, lines: order.lines.map((line) => ({ ...line, qty: 4 })), returns: [returned] };

test.each([
  { what: 'once it is received', change: {}, now: arrivedAt, can: true },
  { what: 'for thirty days', change: {}, now: arrivedAt + 30 * DAY_MS, can: true },
  { what: 'after thirty days', change: {}, now: arrivedAt + 30 * DAY_MS + 1, can: false },
  { what: 'before it is received', change: { reached: 'Delivered' } as const, now: arrivedAt, can: false },
  {
    what: 'no second time before the first is refunded',
    change: oneOfFour,
    now: arrivedAt + 5 * DAY_MS - 1,
    can: false,
  },
  { what: 'a second time when the first is refunded', change: oneOfFour, now: arrivedAt + 5 * DAY_MS, can: true },
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
    withdrawn: canBeWithdrawn({ ...order, returns: [returned] }, arrivedAt + after),
  }).toEqual({ stage, withdrawn });
});

test('without a return there is none to withdraw', () => {
  expect(canBeWithdrawn(order, arrivedAt)).toBe(false);
});

test.each([
  { chosen: { 5: 1 }, has: true },
  { chosen: { 5: 3, 9: 1 }, has: true },
  { chosen: { 5: 4 }, has: false },
  { chosen: {}, has: false },
  { chosen: { 5: 1, 7: 1 }, has: false },
])('when one of four went back of 5, of an order of 5 and 9, $chosen can go back: $has', ({ chosen, has }) => {
  const lines = [
    { productId: 5, name: 'Lamp', qty: 4, price: 75, discount: 0 },
    { productId: 9, name: 'Bench', qty: 1, price: 180, discount: 0 },
  ];
  const pieces = Object.entries(chosen).map(([id, qty]) => ({ productId: Number(id), qty }));
  expect(hasPieces({ lines, returns: [returned] }, pieces)).toBe(has);
});

test('what is left of a line follows from all returns', () => {
  const gone = { ...oneOfFour, returns: [returned, { ...returned, pieces: [{ productId: 5, qty: 3 }] }] };
  expect([order, oneOfFour, gone].map((one) => leftOf(one, 5))).toEqual([1, 3, 0]);
  expect(leftOf(order, 9)).toBe(0);
});

test('of two returns the last one is withdrawn', () => {
  const later = { ...returned, bookedAt: arrivedAt + 6 * DAY_MS };
  expect(withoutReturn({ ...oneOfFour, returns: [returned, later] })).toEqual(oneOfFour);
  expect(withoutReturn({ ...order, returns: [returned] })).toEqual({ ...order, returns: [] });
});
