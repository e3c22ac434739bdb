import { expect, test } from 'vitest';

import { stageTimes } from './parcel';
import { stageAt } from './parcel-stage';

/** A Monday, in the morning. */
const placedAt = new Date(2025, 5, 16, 9, 30).getTime();
const HOUR_MS = 60 * 60 * 1000;
const order = { placedAt, deliverydate: '2025-06-25' };
const later = placedAt + 90 * 24 * HOUR_MS;
const times = stageTimes(order, later);

test('a parcel is packed after a day, on its way after two, and delivered by noon of the last day promised', () => {
  expect(times).toEqual({
    Ordered: placedAt,
    Packaging: new Date(2025, 5, 17, 9, 30).getTime(),
    Delivery: new Date(2025, 5, 18, 9, 30).getTime(),
    Delivered: new Date(2025, 5, 25, 12).getTime(),
  });
});

test.each([
  ['Ordered', placedAt, times.Packaging - 1],
  ['Packaging', times.Packaging, times.Delivery - 1],
  ['Delivery', times.Delivery, times.Delivered - 1],
  ['Delivered', times.Delivered, later],
] as const)('it is at %s from its moment until the next', (stage, first, last) => {
  expect([stageAt('Ordered', times, first), stageAt('Ordered', times, last)]).toEqual([stage, stage]);
});

test('it is delivered on the last day promised where Saturdays are worked', () => {
  const { Delivered } = stageTimes({ placedAt, deliverydate: '2025-06-24', weekend: [0] }, later);
  expect(new Date(Delivered)).toEqual(new Date(2025, 5, 24, 12));
});

test('it never goes back, and only the shopper says that it is received', () => {
  expect([stageAt('Delivery', times, placedAt), stageAt('Received', times, placedAt)]).toEqual([
    'Delivery',
    'Received',
  ]);
});

test('an order of an earlier version was placed about as long before its day as is promised', () => {
  const old = stageTimes({ deliverydate: '2025-06-25' }, later);
  expect([old.Ordered, old.Delivered]).toEqual([new Date(2025, 5, 16).getTime(), times.Delivered]);
});

test('no order was placed later than now, whatever the clock was then', () => {
  expect(stageTimes({ placedAt: later, deliverydate: '2099-01-01' }, placedAt)).toEqual(times);
});
