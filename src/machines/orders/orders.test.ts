import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { OrdersMessage } from '#machines/messages';
import { LAMP, sampleNow, sampleOrder, sampleProducts, sampleRecipient } from '#machines/samples';
import { cellsOf, startedActor } from '#tests/support/cells';

import { allOrders, ordersMachine } from './orders.machine';

const input = { products: sampleProducts, sample: [sampleOrder], now: sampleNow };
const lampOrdered: OrdersMessage = {
  type: 'order.placed',
  lines: [{ productId: LAMP, qty: 2 }],
  email: 'ada@larkwood.example',
};
const nothingOrdered: OrdersMessage = { type: 'order.placed', lines: [], email: '' };
const received: OrdersMessage = { type: 'order.received', orderid: 'LW-10002' };
const cancelled: OrdersMessage = { type: 'order.cancelled', orderid: 'LW-10002' };
const reinstated: OrdersMessage = { type: 'order.reinstated', orderid: 'LW-10002' };
const returnBooked: OrdersMessage = {
  type: 'return.booked',
  orderid: 'LW-10002',
  pieces: [{ productId: LAMP, qty: 1 }],
  reason: 'Big',
};
const returnWithdrawn: OrdersMessage = { type: 'return.withdrawn', orderid: 'LW-10002' };
const noneArrive: OrdersMessage = { type: 'orders.restored', orders: [] };

function history(...events: readonly OrdersMessage[]) {
  const actor = startedActor(ordersMachine, input);
  events.forEach((event) => actor.send(event));
  return allOrders(actor.getSnapshot().context);
}

test('every event of the order history', () => {
  expect(
    cellsOf({
      machine: ordersMachine,
      input,
      pathTo: { listed: [] },
      events: {
        lampOrdered,
        nothingOrdered,
        received,
        cancelled,
        reinstated,
        returnBooked,
        returnWithdrawn,
        noneArrive,
      },
    }),
  ).toEqual({
    listed: {
      lampOrdered: 'listed',
      nothingOrdered: '·',
      received: '·',
      cancelled: '·',
      reinstated: '·',
      returnBooked: '·',
      returnWithdrawn: '·',
      noneArrive: 'listed',
    },
  });
});

test('a first visit lists the sample orders', () => {
  expect(history()).toEqual([sampleOrder]);
});

test('a payment writes one order "In Progress" on top, with the next number and a delivery date', () => {
  expect(history(lampOrdered)).toEqual([
    {
      orderid: 'LW-10002',
      img: 'lamp-1',
      name: 'Lamp',
      status: 'In Progress',
      trackingid: 'LWT-0014-5838',
      deliverydate: '2025-06-24',
      placedAt: sampleNow().getTime(),
      price: 2 * 10_000 + 10_000,
      email: 'ada@larkwood.example',
      lines: [{ productId: LAMP, name: 'Lamp', qty: 2, price: 100, discount: 0 }],
      reached: 'Ordered',
    },
    sampleOrder,
  ]);
});

test('the newest order stands first', () => {
  expect(history(lampOrdered, lampOrdered).map(({ orderid }) => orderid)).toEqual(['LW-10003', 'LW-10002', 'LW-10001']);
});

test('lines whose product does not exist make no order', () => {
  expect(history({ type: 'order.placed', lines: [{ productId: 99, qty: 1 }], email: '' })).toEqual([sampleOrder]);
});

test('what arrives takes the place of what was placed; the sample orders stay', () => {
  expect(history(lampOrdered, noneArrive)).toEqual([sampleOrder]);
});

test('an order that is received is done; sample orders and the others stay as they are', () => {
  const [newest, placed, sample] = history(lampOrdered, lampOrdered, received);
  expect({ newest, placed, sample }).toEqual({
    newest: expect.objectContaining({ orderid: 'LW-10003', status: 'In Progress', reached: 'Ordered' }),
    placed: expect.objectContaining({ orderid: 'LW-10002', status: 'Succeed', reached: 'Received' }),
    sample: sampleOrder,
  });
});

test('an order is cancelled once, and brought back as it was', () => {
  const actor = createActor(ordersMachine, { input }).start();
  const placed = () => actor.getSnapshot().context.placed;
  actor.send(lampOrdered);
  const [before] = placed();
  actor.send(cancelled);
  actor.send(cancelled);
  expect(placed()).toEqual([{ ...before, status: 'Failed', cancelledAt: sampleNow().getTime() }]);
  actor.send(received);
  actor.send(reinstated);
  actor.send(reinstated);
  expect(placed()).toEqual([before]);
});

test('an order goes to another address until it is packed, and nothing else of it changes', () => {
  let now = sampleNow();
  const actor = startedActor(ordersMachine, { ...input, now: () => now });
  const placed = () => actor.getSnapshot().context.placed;
  const address = { recipient: sampleRecipient, weekend: undefined, deliverydate: '2025-06-25' };
  const readdressed: OrdersMessage = { type: 'order.readdressed', orderid: 'LW-10002', address };
  actor.send(lampOrdered);
  const [before] = placed();
  actor.send(readdressed);
  expect(placed()).toEqual([{ ...before, ...address }]);
  now = new Date(sampleNow().getTime() + 24 * 60 * 60 * 1000);
  actor.send({ ...readdressed, address: { ...address, deliverydate: '2025-06-30' } });
  actor.send({ ...readdressed, orderid: sampleOrder.orderid });
  expect(placed()).toEqual([{ ...before, ...address }]);
});

test('neither a packed order nor a sample order can be cancelled, and none that was not cancelled is reinstated', () => {
  const aDayLater = new Date(sampleNow().getTime() + 24 * 60 * 60 * 1000);
  let now = sampleNow();
  const actor = createActor(ordersMachine, { input: { ...input, now: () => now } }).start();
  actor.send(lampOrdered);
  const { placed } = actor.getSnapshot().context;
  now = aDayLater;
  actor.send(cancelled);
  actor.send(reinstated);
  actor.send({ type: 'order.cancelled', orderid: sampleOrder.orderid });
  expect(actor.getSnapshot().context.placed).toEqual(placed);
});
