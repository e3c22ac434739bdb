import { expect, test } from 'vitest';

import { sampleOrder } from '#machines/samples';

import type { Order } from './order';
import { canBeChanged, canBeReinstated, cancelled, isCancelled, reinstated } from './order-changes';

/** A Monday, in the morning. */
const placedAt = new Date(2025, 5, 16, 9, 30).getTime();
const DAY_MS = 24 * 60 * 60 * 1000;
const order: Order = { ...sampleOrder, placedAt, deliverydate: '2025-06-25', reached: 'Ordered' };

test.each([
  { what: 'at once', now: placedAt, can: true },
  { what: 'until it is packed, a day later', now: placedAt + DAY_MS - 1, can: true },
  { what: 'once it is being packed', now: placedAt + DAY_MS, can: false },
])('an order can be cancelled $what: $can', ({ now, can }) => {
  expect(canBeChanged(order, now)).toBe(can);
});

test.each(['Succeed', 'Failed'] as const)('an order that is %s cannot be cancelled', (status) => {
  expect(canBeChanged({ ...order, status }, placedAt)).toBe(false);
});

test('a cancelled order is Failed and knows when; reinstated it is as it was', () => {
  const now = placedAt + 60_000;
  expect(cancelled(order, now)).toEqual({ ...order, status: 'Failed', cancelledAt: now });
  expect(reinstated(cancelled(order, now))).toEqual(order);
});

test('only an order that was cancelled is, and only that is reinstated', () => {
  const delivered: Order = { ...order, status: 'Succeed' };
  expect([order, delivered, cancelled(order, placedAt)].map(isCancelled)).toEqual([false, false, true]);
  expect(reinstated(delivered)).toBe(delivered);
});

test.each([
  { what: 'as long as it could be cancelled', now: placedAt + DAY_MS - 1, can: true },
  { what: 'and no more once it would have been packed', now: placedAt + DAY_MS, can: false },
])('a cancellation can be taken back $what: $can', ({ now, can }) => {
  expect(canBeReinstated(cancelled(order, placedAt), now)).toBe(can);
  expect(canBeReinstated(order, now)).toBe(false);
});
