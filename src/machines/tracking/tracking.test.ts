import { expect, test } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';

import { TRACKING_STAGES } from '#domain/order';
import { stageTimes } from '#domain/parcel';
import { place } from '#kit/paths/place';
import { orderDetailMachine } from '#machines/order-detail/order-detail.machine';
import { ordersMachine } from '#machines/orders/orders.machine';
import { sampleAddressing, sampleNow, sampleOrder, sampleProducts } from '#machines/samples';
import { cellsOf, startedActor } from '#tests/support/cells';
import { done } from '#tests/support/message-spy';

import { cancelledOrder, ownOrders, parcelOf, sampleParcel } from './tracking.cases';
import type { TrackingEvent } from './tracking.machine';
import { trackingMachine } from './tracking.machine';

const received: TrackingEvent = { type: 'order.received' };

test.each(TRACKING_STAGES)('a parcel that is looked up at %s stands there', (stage) => {
  expect(place(startedActor(trackingMachine, parcelOf(ownOrders[stage])).getSnapshot())).toBe(stage.toLowerCase());
});

test('wherever the clock of a page says that a parcel is, what is received is received', () => {
  expect(
    TRACKING_STAGES.slice(0, -1).map((stage) => {
      const parcel = startedActor(trackingMachine, parcelOf(ownOrders[stage]));
      parcel.send(received);
      return [place(parcel.getSnapshot()), parcel.getSnapshot().status];
    }),
  ).toEqual(TRACKING_STAGES.slice(0, -1).map(() => ['received', 'done']));
});

/** A parcel whose order has just been placed, a look after each wait. */
function way(order: Parameters<typeof stageTimes>[0], ...waits: readonly number[]) {
  const clock = new SimulatedClock();
  const now = sampleNow().getTime();
  const times = stageTimes(order, now);
  const input = {
    reached: 'Ordered',
    isCancelled: false,
    packedAt: times.Packaging,
    times: () => times,
    now: sampleNow,
  } as const;
  const parcel = createActor(trackingMachine, { input, clock }).start();
  return waits.map((ms) => {
    clock.increment(ms);
    return parcel.getSnapshot().value;
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

test('a page that is left open moves on by itself: after a day, after two, at noon of the last day promised', () => {
  const now = sampleNow().getTime();
  const delivered = new Date(2025, 5, 24, 12).getTime();
  expect(
    way(
      { placedAt: now, deliverydate: '2025-06-24' },
      0,
      DAY_MS - 1,
      1,
      DAY_MS - 1,
      1,
      delivered - now - 2 * DAY_MS - 1,
      1,
      90 * DAY_MS,
    ),
  ).toEqual(['ordered', 'ordered', 'packaging', 'packaging', 'delivery', 'delivery', 'delivered', 'delivered']);
});

test('a page that is opened later goes on with what is left of a stage', () => {
  const placedAt = sampleNow().getTime() - 1.5 * DAY_MS;
  const stages = way({ placedAt, deliverydate: '2025-06-24' }, 0, DAY_MS / 2 - 1, 1);
  expect(stages).toEqual(['packaging', 'packaging', 'delivery']);
});

test('a cancelled parcel comes to no stage; reinstated it stands where the clock has it by then', () => {
  const clock = new SimulatedClock();
  let now = sampleNow().getTime();
  const input = { ...parcelOf(ownOrders.Ordered), now: () => new Date(now) };
  const parcel = createActor(trackingMachine, { input, clock }).start();
  const later = (ms: number) => {
    now += ms;
    clock.increment(ms);
    return parcel.getSnapshot().value;
  };
  parcel.send({ type: 'order.cancelled' });
  expect(later(1.5 * DAY_MS)).toBe('cancelled');
  parcel.send({ type: 'order.reinstated' });
  expect([parcel.getSnapshot().value, later(DAY_MS)]).toEqual(['delivery', 'delivery']);
});

test('a parcel whose order was cancelled earlier says so', () => {
  expect(place(startedActor(trackingMachine, parcelOf(cancelledOrder)).getSnapshot())).toBe('cancelled');
});

test('the parcel of a sample order stays where it is, however long one waits', () => {
  const clock = new SimulatedClock();
  const parcel = createActor(trackingMachine, { input: sampleParcel, clock }).start();
  clock.increment(90 * DAY_MS);
  expect(parcel.getSnapshot().value).toBe('stated');
});

const input = {
  order: sampleOrder,
  times: () => undefined,
  canBeChanged: () => false,
  packedAt: undefined,
  now: sampleNow,
  products: () => sampleProducts,
  cartLines: () => [],
  ...sampleAddressing,
};

test('the tracking page shows the status, the stage and Reorder of its order', () => {
  const { children } = startedActor(orderDetailMachine, input).getSnapshot();
  expect({
    status: place(children.status.getSnapshot()),
    tracking: place(children.tracking.getSnapshot()),
    reorder: place(children.reorder.getSnapshot()),
  }).toEqual({ status: 'inProgress', tracking: 'stated', reorder: 'ready' });
});

test('the tracking page stays when its order is over', () => {
  expect(
    cellsOf({
      machine: orderDetailMachine,
      input,
      pathTo: { 'shown.reading': [] },
      events: { delivered: done('status', undefined), received: done('tracking', undefined) },
    }),
  ).toEqual({ 'shown.reading': { delivered: '·', received: '·' } });
});

test.each([
  { by: 'the shopper', message: { type: 'order.received', orderid: 'LW-20004' } },
  {
    by: 'another tab',
    message: { type: 'orders.restored', orders: [{ ...ownOrders.Received, orderid: 'LW-20004' }] },
  },
] as const)('an order that is received by $by is done, on its page as well, and stays so', ({ message }) => {
  const { times, now } = parcelOf(ownOrders.Delivered);
  const root = setup({ actors: { orders: ordersMachine, detail: orderDetailMachine } }).createMachine({
    invoke: [
      { systemId: 'orders', src: 'orders', input: { products: sampleProducts, sample: [], now: sampleNow } },
      { systemId: 'detail', src: 'detail', input: { ...input, order: ownOrders.Delivered, times, now } },
    ],
  });
  const { system } = createActor(root).start();
  const page = () => {
    const { status, tracking } = system.get('detail').getSnapshot().children;
    return [place(status.getSnapshot()), place(tracking.getSnapshot())];
  };
  const orders = system.get('orders');
  orders.send({ type: 'orders.restored', orders: [ownOrders.Delivered] });
  const before = page();
  orders.send(message);
  orders.send(message);
  expect({ before, after: page(), kept: orders.getSnapshot().context.placed }).toEqual({
    before: ['inProgress', 'delivered'],
    after: ['succeeded', 'received'],
    kept: [expect.objectContaining({ orderid: 'LW-20004', status: 'Succeed', reached: 'Received' })],
  });
});
