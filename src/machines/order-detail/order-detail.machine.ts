import { sendTo, setup } from 'xstate';

import type { Order } from '#domain/order';
import { isCancelled } from '#domain/order-changes';
import type { StageTimes } from '#domain/parcel';
import type { QuantityMessage } from '#machines/messages';
import { orderReturnMachine } from '#machines/order-return/order-return.machine';
import type { OrderReturnInput } from '#machines/order-return/order-return.machine';
import { orderWatcher } from '#machines/orders/order-watcher';
import type { OrderStatusEvent } from '#machines/order-status/order-status.machine';
import { orderStatusMachine } from '#machines/order-status/order-status.machine';
import { quantityMachine } from '#machines/quantity/quantity.machine';
import type { ReorderInput } from '#machines/reorder/reorder.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import type { TrackingEvent } from '#machines/tracking/tracking.machine';
import { trackingMachine } from '#machines/tracking/tracking.machine';

export interface OrderDetailInput extends ReorderInput {
  readonly order: Pick<Order, 'orderid' | 'status' | 'reached' | 'cancelledAt'>;
  /** When its parcel comes to its stages; undefined for a sample order. */
  readonly times: StageTimes | undefined;
  /** The order in full, if it was placed on this device. */
  readonly own?: OrderReturnInput['order'];
  /** The clock is handed in. */
  readonly now: () => Date;
}

export type OrderDetailEvent =
  | { type: 'order.received' }
  | { type: 'order.cancelled' }
  | { type: 'order.reinstated' }
  | QuantityMessage;

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
      orderReturn: 'orderReturn';
      quantity: 'quantity';
      orderWatcher: 'orderWatcher';
    },
  },
  actors: {
    status: orderStatusMachine,
    tracking: trackingMachine,
    reorder: reorderMachine,
    orderReturn: orderReturnMachine,
    quantity: quantityMachine,
    orderWatcher,
  },
  actions: {
    tellStatus: sendTo('status', (_, change: OrderStatusEvent) => change),
    tellReturn: sendTo('orderReturn', (_, change: QuantityMessage) => change),
    tellTracking: sendTo('tracking', (_, change: TrackingEvent) => change),
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
          actions: [
            { type: 'tellTracking', params: ({ event }) => event },
            { type: 'tellStatus', params: ({ event }) => event },
          ],
          description: 'The shopper has received the order, here or in another tab.',
        },
        'order.cancelled': {
          actions: [
            { type: 'tellTracking', params: ({ event }) => event },
            { type: 'tellStatus', params: ({ event }) => event },
          ],
          description: 'The shopper has cancelled the order, here or in another tab.',
        },
        'order.reinstated': {
          actions: [
            { type: 'tellTracking', params: ({ event }) => event },
            { type: 'tellStatus', params: ({ event }) => event },
          ],
          description: 'The order is no longer cancelled.',
        },
        'line.changed': {
          actions: { type: 'tellReturn', params: ({ event }) => event },
          description: 'The shopper says how many of a line go back.',
        },
        'line.stepped': {
          actions: { type: 'tellReturn', params: ({ event }) => event },
          description: 'The shopper sends back one more of a line, or one less.',
        },
      },
      invoke: [
        {
          id: 'status',
          src: 'status',
          input: ({ context: { order } }) => ({ status: order.status, isCancelled: isCancelled(order) }),
        },
        {
          id: 'tracking',
          src: 'tracking',
          input: ({ context: { order, times, now } }) => ({
            reached: order.reached,
            isCancelled: isCancelled(order),
            times,
            now,
          }),
        },
        { id: 'orderReturn', src: 'orderReturn', input: ({ context }) => ({ order: context.own, now: context.now }) },
        {
          id: 'quantity',
          src: 'quantity',
          input: ({ context }) => ({ owner: `order-detail:${context.order.orderid}`, countsAtOnce: true }),
        },
        { id: 'orderWatcher', src: 'orderWatcher', input: ({ context }) => ({ orderid: context.order.orderid }) },
        {
          id: 'reorder',
          src: 'reorder',
          input: ({ context }) => ({ products: context.products, cartLines: context.cartLines }),
        },
      ],
    },
  },
});
