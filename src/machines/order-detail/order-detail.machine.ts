import { sendTo, setup } from 'xstate';

import type { Order } from '#domain/order';
import type { StageTimes } from '#domain/parcel';
import { receiptWatcher } from '#machines/orders/receipt-watcher';
import type { OrderStatusEvent } from '#machines/order-status/order-status.machine';
import { orderStatusMachine } from '#machines/order-status/order-status.machine';
import type { ReorderInput } from '#machines/reorder/reorder.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import type { TrackingEvent } from '#machines/tracking/tracking.machine';
import { trackingMachine } from '#machines/tracking/tracking.machine';

export interface OrderDetailInput extends ReorderInput {
  readonly order: Pick<Order, 'orderid' | 'status' | 'reached'>;
  /** When its parcel comes to its stages; undefined for a sample order. */
  readonly times: StageTimes | undefined;
  /** The clock is handed in. */
  readonly now: () => Date;
}

export type OrderDetailEvent = { type: 'order.received' };

/** The tracking detail page of an order: its status, tracking, and Reorder. */
export const orderDetailMachine = setup({
  types: {
    input: {} as OrderDetailInput,
    context: {} as OrderDetailInput,
    events: {} as OrderDetailEvent,
    children: {} as {
      status: 'status';
      tracking: 'tracking';
      reorder: 'reorder';
      receiptWatcher: 'receiptWatcher';
    },
  },
  actors: { status: orderStatusMachine, tracking: trackingMachine, reorder: reorderMachine, receiptWatcher },
  actions: {
    tellStatus: sendTo('status', (): OrderStatusEvent => ({ type: 'order.received' })),
    tellTracking: sendTo('tracking', (): TrackingEvent => ({ type: 'order.received' })),
  },
}).createMachine({
  id: 'orderDetail',
  description: 'The tracking detail page of one order.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'The order is shown with its status and the way of its parcel.',
      on: {
        'order.received': {
          actions: ['tellTracking', 'tellStatus'],
          description: 'The shopper has received the order, here or in another tab.',
        },
      },
      invoke: [
        { id: 'status', src: 'status', input: ({ context }) => ({ status: context.order.status }) },
        {
          id: 'tracking',
          src: 'tracking',
          input: ({ context: { order, times, now } }) => ({ reached: order.reached, times, now }),
        },
        { id: 'receiptWatcher', src: 'receiptWatcher', input: ({ context }) => ({ orderid: context.order.orderid }) },
        {
          id: 'reorder',
          src: 'reorder',
          input: ({ context }) => ({ products: context.products, cartLines: context.cartLines }),
        },
      ],
    },
  },
});
