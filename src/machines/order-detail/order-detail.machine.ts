import { setup } from 'xstate';

import type { Order } from '#domain/order';
import { orderStatusMachine } from '#machines/order-status/order-status.machine';
import type { ReorderInput } from '#machines/reorder/reorder.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import { trackingMachine } from '#machines/tracking/tracking.machine';

export interface OrderDetailInput extends ReorderInput {
  readonly order: Pick<Order, 'orderid' | 'status' | 'reached'>;
}

/** The tracking detail page of an order: its status, tracking, and Reorder. */
export const orderDetailMachine = setup({
  types: {
    input: {} as OrderDetailInput,
    context: {} as OrderDetailInput,
    children: {} as { status: 'status'; tracking: 'tracking'; reorder: 'reorder' },
  },
  actors: { status: orderStatusMachine, tracking: trackingMachine, reorder: reorderMachine },
}).createMachine({
  id: 'orderDetail',
  description: 'The tracking detail page of one order.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'The order is shown with its status and the way of its parcel.',
      invoke: [
        { id: 'status', src: 'status', input: ({ context }) => ({ status: context.order.status }) },
        { id: 'tracking', src: 'tracking', input: ({ context }) => ({ reached: context.order.reached }) },
        {
          id: 'reorder',
          src: 'reorder',
          input: ({ context }) => ({ products: context.products, cartLines: context.cartLines }),
        },
      ],
    },
  },
});
