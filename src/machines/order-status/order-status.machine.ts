import { setup } from 'xstate';

import type { OrderStatus } from '#domain/order';

export interface OrderStatusInput {
  readonly status: OrderStatus;
  readonly isCancelled: boolean;
}

export type OrderStatusEvent = { type: 'order.received' } | { type: 'order.cancelled' } | { type: 'order.reinstated' };

/** The status of one order: In Progress, then Succeed or Failed (section 4); a cancelled order is Failed. */
export const orderStatusMachine = setup({
  types: { input: {} as OrderStatusInput, context: {} as OrderStatusInput, events: {} as OrderStatusEvent },
  guards: {
    isCancelled: ({ context }) => context.isCancelled,
    hasSucceeded: ({ context }) => context.status === 'Succeed',
    hasFailed: ({ context }) => context.status === 'Failed',
  },
}).createMachine({
  id: 'orderStatus',
  description: 'Whether an order is under way, has succeeded or has failed.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The order is looked up.',
      always: [
        { guard: 'isCancelled', target: 'cancelled', description: 'The shopper has cancelled it.' },
        { guard: 'hasSucceeded', target: 'succeeded', description: 'It has arrived.' },
        { guard: 'hasFailed', target: 'failed', description: 'It could not be delivered.' },
        { target: 'inProgress', description: 'It is under way.' },
      ],
    },
    inProgress: {
      description: 'In Progress: orange, with a clock.',
      on: {
        'order.received': {
          target: 'succeeded',
          description: 'The shopper has confirmed that the parcel has arrived.',
        },
        'order.cancelled': { target: 'cancelled', description: 'The shopper cancels it.' },
      },
    },
    cancelled: {
      description: 'Cancelled by the shopper: neutral, and kept as Failed.',
      on: { 'order.reinstated': { target: 'inProgress', description: 'Undo: it is under way again.' } },
    },
    succeeded: { type: 'final', description: 'Succeed: green, with a check.' },
    failed: { type: 'final', description: 'Failed: red, with a cross.' },
  },
});
