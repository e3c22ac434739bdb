import { expect, test } from 'vitest';

import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';

import type { OrderStatusEvent } from './order-status.machine';
import { orderStatusMachine } from './order-status.machine';

const delivered: OrderStatusEvent = { type: 'order.delivered' };
const rejected: OrderStatusEvent = { type: 'order.rejected' };

test.each([
  { status: 'In Progress', state: 'inProgress' },
  { status: 'Succeed', state: 'succeeded' },
  { status: 'Failed', state: 'failed' },
] as const)('an order that is "$status" stands at $state', ({ status, state }) => {
  expect(place(startedActor(orderStatusMachine, { status }).getSnapshot())).toBe(state);
});

test('an order in progress succeeds or fails, once and for all', () => {
  expect(
    cellsOf({
      machine: orderStatusMachine,
      input: { status: 'In Progress' },
      reach: { inProgress: [], succeeded: [delivered], failed: [rejected] },
      events: { delivered, rejected },
    }),
  ).toEqual({
    inProgress: { delivered: 'succeeded', rejected: 'failed' },
    succeeded: { delivered: '·', rejected: '·' },
    failed: { delivered: '·', rejected: '·' },
  });
});
