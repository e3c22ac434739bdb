import { expect, test } from 'vitest';

import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';

import type { OrderStatusEvent } from './order-status.machine';
import { orderStatusMachine } from './order-status.machine';

const received: OrderStatusEvent = { type: 'order.received' };
const cancelled: OrderStatusEvent = { type: 'order.cancelled' };
const reinstated: OrderStatusEvent = { type: 'order.reinstated' };

test.each([
  { status: 'In Progress', state: 'inProgress' },
  { status: 'Succeed', state: 'succeeded' },
  { status: 'Failed', state: 'failed' },
] as const)('an order that is "$status" stands at $state', ({ status, state }) => {
  expect(place(startedActor(orderStatusMachine, { status, isCancelled: false }).getSnapshot())).toBe(state);
});

test('a cancelled order that is looked up is Failed, and may still be reinstated', () => {
  const actor = startedActor(orderStatusMachine, { status: 'Failed', isCancelled: true });
  expect([place(actor.getSnapshot()), actor.getSnapshot().status]).toEqual(['cancelled', 'active']);
  actor.send(reinstated);
  expect(place(actor.getSnapshot())).toBe('inProgress');
});

test('an order in progress succeeds once it is received; what has ended stays', () => {
  expect(
    cellsOf({
      machine: orderStatusMachine,
      input: { status: 'In Progress', isCancelled: false },
      pathTo: { inProgress: [], cancelled: [cancelled], succeeded: [received] },
      events: { received, cancelled, reinstated },
    }),
  ).toEqual({
    inProgress: { received: 'succeeded', cancelled: 'cancelled', reinstated: '·' },
    cancelled: { received: '·', cancelled: '·', reinstated: 'inProgress' },
    succeeded: { received: '·', cancelled: '·', reinstated: '·' },
  });
});
