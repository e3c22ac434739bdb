import { expect, test } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';

import { ordersMachine } from '#machines/orders/orders.machine';
import { LAMP, oneLamp, sampleNow, sampleProducts } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';

import { fourLamps, onItsWay, received, returned } from './order-return.cases';
import type { OrderReturnEvent } from './order-return.machine';
import { orderReturnMachine } from './order-return.machine';

const DAY_MS = 24 * 60 * 60 * 1000;
const input = { order: received, now: sampleNow };

const opened: OrderReturnEvent = { type: 'return.opened' };
const closed: OrderReturnEvent = { type: 'return.closed' };
const lampToggled: OrderReturnEvent = { type: 'line.toggled', productId: LAMP };
const reasonChosen: OrderReturnEvent = { type: 'reason.chosen', reason: 'It does not fit' };
const submitted: OrderReturnEvent = { type: 'return.submitted' };
const undone: OrderReturnEvent = { type: 'return.undone' };
const booked: OrderReturnEvent = { type: 'return.found', order: returned(0) };
const unbooked: OrderReturnEvent = { type: 'return.gone', order: received };
const taken: OrderReturnEvent = { type: 'order.received', order: received };

const none = {
  opened: '·',
  closed: '·',
  lampToggled: '·',
  submitted: '·',
  undone: '·',
  booked: '·',
  unbooked: '·',
  taken: '·',
};

test('every event of every state', () => {
  const events = { opened, closed, lampToggled, submitted, undone, booked, unbooked, taken };
  const started = (order: typeof received, path: Readonly<Record<string, readonly OrderReturnEvent[]>>) =>
    cellsOf({ machine: orderReturnMachine, input: { order, now: sampleNow }, pathTo: path, events });
  const choosing = { ...none, closed: 'offered', submitted: 'choosing.incomplete', booked: 'booked' };
  expect({
    ...started(onItsWay, { closed: [] }),
    ...started(received, { offered: [], choosing: [opened], incomplete: [opened, submitted], booked: [booked] }),
    ...started(returned(3), { collected: [] }),
    ...started(returned(5), { refunded: [] }),
  }).toEqual({
    closed: { ...none, taken: 'offered' },
    offered: { ...none, opened: 'choosing.fresh', booked: 'booked' },
    choosing: { ...choosing, lampToggled: 'choosing.fresh' },
    incomplete: { ...choosing, lampToggled: 'choosing.incomplete' },
    booked: { ...none, undone: 'booked', unbooked: 'offered' },
    collected: none,
    refunded: none,
  });
});

test('what was chosen is forgotten with the choice', () => {
  const actor = createActor(orderReturnMachine, { input }).start();
  [opened, lampToggled, reasonChosen, closed, opened].forEach((event) => actor.send(event));
  expect(actor.getSnapshot().context).toMatchObject({ pieces: [], reason: '' });
});

test('a return moves by the clock: collected after two days, refunded after five', () => {
  const clock = new SimulatedClock();
  const now = () => new Date(sampleNow().getTime() + clock.now());
  const actor = createActor(orderReturnMachine, { input: { order: returned(0), now }, clock }).start();
  const seen = [2 * DAY_MS - 1, 1, 3 * DAY_MS - 1, 1].map((ms) => {
    clock.increment(ms);
    return actor.getSnapshot().value;
  });
  expect(seen).toEqual(['booked', 'collected', 'collected', 'refunded']);
});

test.each([
  { what: 'all of the line', events: [], qty: 4 },
  { what: 'so many as are typed', events: [{ type: 'line.changed', productId: LAMP, qty: 2 }], qty: 2 },
  { what: 'no more than there are', events: [{ type: 'line.changed', productId: LAMP, qty: 9 }], qty: 4 },
  { what: 'at least one', events: [{ type: 'line.changed', productId: LAMP, qty: 0 }], qty: 1 },
  { what: 'one less', events: [{ type: 'line.stepped', productId: LAMP, by: -1 }], qty: 3 },
  { what: 'no more than all', events: [{ type: 'line.stepped', productId: LAMP, by: 1 }], qty: 4 },
] satisfies readonly { what: string; events: readonly OrderReturnEvent[]; qty: number }[])(
  'of four lamps $what go back: $qty',
  ({ events, qty }) => {
    const actor = createActor(orderReturnMachine, { input: { order: fourLamps, now: sampleNow } }).start();
    [opened, lampToggled, ...events].forEach((event) => actor.send(event));
    expect(actor.getSnapshot().context.pieces).toEqual([{ productId: LAMP, qty }]);
  },
);

test('once one of four lamps is refunded, the other three can be returned', () => {
  const clock = new SimulatedClock();
  const now = () => new Date(sampleNow().getTime() + clock.now());
  const actor = createActor(orderReturnMachine, { input: { order: returned(0, fourLamps), now }, clock }).start();
  clock.increment(5 * DAY_MS - 1);
  expect(actor.getSnapshot().value).toBe('collected');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('offered');
  [opened, lampToggled].forEach((event) => actor.send(event));
  expect(actor.getSnapshot().context.pieces).toEqual([{ productId: LAMP, qty: 3 }]);
});

test('what is refunded after the thirty days is the last return', () => {
  const clock = new SimulatedClock();
  const late = returned(-24, fourLamps);
  const now = () => new Date(sampleNow().getTime() + 24 * DAY_MS + clock.now());
  const actor = createActor(orderReturnMachine, { input: { order: late, now }, clock }).start();
  [2, 3].forEach((days) => clock.increment(days * DAY_MS));
  expect(actor.getSnapshot().value).toBe('refunded');
});

test('only what is complete is booked; it is kept with the order until it is withdrawn', () => {
  const root = setup({ actors: { orders: ordersMachine, orderReturn: orderReturnMachine } }).createMachine({
    invoke: [
      { systemId: 'orders', src: 'orders', input: { products: sampleProducts, sample: [], now: sampleNow } },
      { systemId: 'orderReturn', src: 'orderReturn', input },
    ],
  });
  const { system } = createActor(root).start();
  const [orders, page] = [system.get('orders'), system.get('orderReturn')];
  orders.send({ type: 'orders.restored', orders: [received, onItsWay] });
  const placed = () => orders.getSnapshot().context.placed;
  orders.send({ type: 'return.booked', orderid: onItsWay.orderid, pieces: oneLamp, reason: 'Late' });
  orders.send({ type: 'return.booked', orderid: received.orderid, pieces: [], reason: 'None' });
  orders.send({
    type: 'return.booked',
    orderid: received.orderid,
    pieces: [{ productId: LAMP, qty: 2 }],
    reason: 'None',
  });
  orders.send({ type: 'return.withdrawn', orderid: received.orderid });
  expect(placed()).toEqual([received, onItsWay]);
  [opened, submitted, lampToggled, submitted, reasonChosen, lampToggled, submitted].forEach((event) =>
    page.send(event),
  );
  expect([page.getSnapshot().value, placed()]).toEqual([{ choosing: 'incomplete' }, [received, onItsWay]]);
  [lampToggled, submitted].forEach((event) => page.send(event));
  expect([page.getSnapshot().value, placed()]).toEqual(['booked', [returned(0), onItsWay]]);
  page.send(undone);
  expect([page.getSnapshot().value, placed()]).toEqual(['offered', [{ ...received, returns: [] }, onItsWay]]);
});

test('what is sent when its thirty days have passed is not booked, and the choice is closed', () => {
  let now = sampleNow();
  const root = setup({ actors: { orders: ordersMachine, orderReturn: orderReturnMachine } }).createMachine({
    invoke: [
      { systemId: 'orders', src: 'orders', input: { products: sampleProducts, sample: [], now: () => now } },
      { systemId: 'orderReturn', src: 'orderReturn', input: { order: received, now: () => now } },
    ],
  });
  const { system } = createActor(root).start();
  const [orders, page] = [system.get('orders'), system.get('orderReturn')];
  orders.send({ type: 'orders.restored', orders: [received] });
  [opened, lampToggled, reasonChosen].forEach((event) => page.send(event));
  now = new Date(now.getTime() + 30 * DAY_MS);
  page.send(submitted);
  expect([page.getSnapshot().value, orders.getSnapshot().context.placed]).toEqual(['closed', [received]]);
});
