import { emit, enqueueActions, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { addressOf, readdressed, recipientValues } from '#domain/order-address';
import { isCancelled } from '#domain/order-changes';
import { orderById } from '#domain/placing-order';
import { withStreet } from '#domain/recipient';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { DraftsMessage, QuantityMessage } from '#machines/messages';
import { orderReturnMachine } from '#machines/order-return/order-return.machine';
import { orderWatcher } from '#machines/orders/order-watcher';
import type { OrderStatusEvent } from '#machines/order-status/order-status.machine';
import { orderStatusMachine } from '#machines/order-status/order-status.machine';
import { signedInPerson } from '#machines/profile/signed-in';
import { quantityMachine } from '#machines/quantity/quantity.machine';
import { reorderMachine } from '#machines/reorder/reorder.machine';
import type { TrackingEvent } from '#machines/tracking/tracking.machine';
import { trackingMachine } from '#machines/tracking/tracking.machine';

import type { OrderDetailEvent, OrderDetailInput } from './order-detail-types';

const ADDRESS = [FOCUS.orderAddress] as const;

/** The tracking detail page of an order: its status, tracking, address, and Reorder. */
export const orderDetailMachine = setup({
  types: {
    input: {} as OrderDetailInput,
    context: {} as OrderDetailInput,
    events: {} as OrderDetailEvent,
    emitted: {} as FocusWanted,
    tags: {} as 'changing' | 'packed',
    children: {} as {
      address: 'form';
      status: 'status';
      tracking: 'tracking';
      reorder: 'reorder';
      orderReturn: 'orderReturn';
      quantity: 'quantity';
      orderWatcher: 'orderWatcher';
    },
  },
  actors: {
    form: formMachine,
    status: orderStatusMachine,
    tracking: trackingMachine,
    reorder: reorderMachine,
    orderReturn: orderReturnMachine,
    quantity: quantityMachine,
    orderWatcher,
  },
  guards: {
    canBeChanged: ({ context }) => context.canBeChanged(),
  },
  delays: {
    untilPacked: ({ context: { packedAt = 0, now } }) => packedAt - now().getTime(),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    dropDraft: sendTo(
      ({ system }) => member(system, 'drafts'),
      ({ context }): DraftsMessage => ({ type: 'draft.dropped', form: draftName(context) }),
    ),
    readdress: enqueueActions(({ context, enqueue, system }, { values }: { values: FieldValues }) => {
      const orders = member(system, 'orders');
      const order = orderById(orders.getSnapshot().context.placed, context.order.orderid);
      if (order) {
        const { orderid } = order;
        const recipient = withStreet(context.recipientOf(values), signedInPerson(member(system, 'profile')));
        const address = readdressed(order, recipient, context.weekendOf(values));
        enqueue.sendTo(orders, { type: 'order.readdressed', orderid, address });
        enqueue.sendTo(member(system, 'notice'), {
          type: 'notice.shown',
          removal: { kind: 'order address', name: orderid },
          undo: { to: 'orders', message: { type: 'order.readdressed', orderid, address: addressOf(order) } },
        });
      }
    }),
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
      description: 'The order is shown with its status and the stages of its parcel.',
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
          description: 'The shopper says how many pieces of a line go back.',
        },
        'line.stepped': {
          actions: { type: 'tellReturn', params: ({ event }) => event },
          description: 'The shopper sends back one piece more of a line, or one less.',
        },
      },
      initial: 'reading',
      states: {
        reading: {
          description: 'The address is read. Until the parcel is packed it can be changed.',
          on: {
            'address.opened': {
              guard: 'canBeChanged',
              target: 'changing',
              actions: { type: 'wantFocus', params: { on: ADDRESS } },
              description: 'The shopper wants the parcel to go to somebody else, or elsewhere.',
            },
          },
        },
        changing: {
          description: 'The address is being changed, by the rules of the checkout.',
          tags: 'changing',
          invoke: {
            id: 'address',
            src: 'form',
            input: ({ context, self }) => ({
              name: draftName(context),
              values: recipientValues(
                orderById(member(self.system, 'orders').getSnapshot().context.placed, context.order.orderid),
              ),
              check: context.checkRecipient,
              rewrite: context.rewriteRecipient,
              keepsDraft: true,
            }),
            onDone: {
              target: 'reading',
              actions: [
                { type: 'readdress', params: ({ event }) => event.output },
                { type: 'wantFocus', params: { on: ADDRESS } },
              ],
              description: 'The address is complete: the order keeps it, and a notice offers Undo.',
            },
          },
          after: {
            untilPacked: {
              target: 'packed',
              actions: ['dropDraft', { type: 'wantFocus', params: { on: ADDRESS } }],
              description: 'The parcel is packed before the address is complete.',
            },
          },
          on: {
            'address.closed': {
              target: 'reading',
              actions: ['dropDraft', { type: 'wantFocus', params: { on: ADDRESS } }],
              description: 'The shopper leaves the address as it was.',
            },
            'order.cancelled': {
              target: 'reading',
              actions: [
                { type: 'tellTracking', params: ({ event }) => event },
                { type: 'tellStatus', params: ({ event }) => event },
                'dropDraft',
              ],
              description: 'The shopper cancels the order here or in another tab: no parcel goes anywhere.',
            },
          },
        },
        packed: {
          description: 'The parcel goes to the address as it was; a sentence says so.',
          tags: 'packed',
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
            packedAt: times()?.Packaging,
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

/** Of each order its own. */
function draftName({ order }: Pick<OrderDetailInput, 'order'>): string {
  return `order-address-${order.orderid}`;
}
