import { expect, test } from 'vitest';

import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';

import type { OrderStatusEvent } from './order-status.machine';
import { orderStatusMachine } from './order-status.machine';

const received: OrderStatusEvent = { type: 'order.received' };

test.each([
  { status: 'In Progress', state: 'inProgress' },
  { status: 'Succeed', state: 'succeeded' },
  { status: 'Failed', state: 'failed' },
] as const)('an order that is "$status" stands at $state', ({ status, state }) => {
  expect(place(startedActor(orderStatusMachine, { status }).getSnapshot())).toBe(state);
});

test('an order in progress succeeds once it is received; what has ended stays', () => {
  expect(
    cellsOf({
      machine: orderStatusMachine,
      input: { status: 'In Progress' },
      pathTo: { inProgress: [], succeeded: [received] },
      events: { received },
    }),
  ).toEqual({ inProgress: { received: 'succeeded' }, succeeded: { received: '·' } });
});
