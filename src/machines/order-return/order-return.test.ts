import { expect, test } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';

import { ordersMachine } from '#machines/orders/orders.machine';
import { LAMP, sampleNow, sampleProducts } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';

import { onItsWay, received, returned } from './order-return.cases';
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
  expect(actor.getSnapshot().context).toMatchObject({ productIds: [], reason: '' });
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
  orders.send({ type: 'return.booked', orderid: onItsWay.orderid, productIds: [LAMP], reason: 'Late' });
  orders.send({ type: 'return.booked', orderid: received.orderid, productIds: [], reason: 'None' });
  orders.send({ type: 'return.booked', orderid: received.orderid, productIds: [999], reason: 'None' });
  orders.send({ type: 'return.withdrawn', orderid: received.orderid });
  expect(placed()).toEqual([received, onItsWay]);
  [opened, submitted, lampToggled, submitted, reasonChosen, lampToggled, submitted].forEach((event) =>
    page.send(event),
  );
  expect([page.getSnapshot().value, placed()]).toEqual([{ choosing: 'incomplete' }, [received, onItsWay]]);
  [lampToggled, submitted].forEach((event) => page.send(event));
  expect([page.getSnapshot().value, placed()]).toEqual(['booked', [returned(0), onItsWay]]);
  page.send(undone);
  expect([page.getSnapshot().value, placed()]).toEqual(['offered', [received, onItsWay]]);
});
