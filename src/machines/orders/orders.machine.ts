import { assign, emit, setup } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import { fullLines } from '#domain/cart-line';
import * as FOCUS from '#domain/focus-ids';
import type { Order, Pieces } from '#domain/order';
import type { OrderAddress } from '#domain/order-address';
import { canBeChanged, cancelled, isCancelled, reinstated } from '#domain/order-changes';
import { canBeReturned, canBeWithdrawn, hasPieces, withoutReturn } from '#domain/order-return';
import { orderById, placedOrder } from '#domain/placing-order';
import { withLookedUp } from '#domain/known-products';
import type { LookedUp } from '#domain/known-products';
import type { ListedProduct } from '#domain/product';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import type { OrdersMessage } from '#machines/messages';

/** Beside the button that was pressed, and in sight. */
const TO_PROGRESS = { on: [FOCUS.orderProgress] } as const;

export interface OrdersInput {
  readonly products: readonly ListedProduct[];
  readonly sample: readonly Order[];
  readonly now: () => Date;
}

interface OrdersContext extends OrdersInput {
  /** Orders placed on this device, newest first, before the sample orders. */
  readonly placed: readonly Order[];
}

interface PlacingParams extends Pick<Order, 'recipient' | 'weekend'> {
  readonly lines: readonly CartLine[];
  readonly email: string;
}

interface ReturnParams {
  readonly orderid: string;
  readonly pieces: readonly Pieces[];
  readonly reason: string;
}

interface OrderParams {
  readonly orderid: string;
}

interface AddressParams extends OrderParams {
  readonly address: OrderAddress;
}

/** The order history: orders placed on this device, then the sample orders. */
export const ordersMachine = setup({
  types: {
    input: {} as OrdersInput,
    context: {} as OrdersContext,
    events: {} as OrdersMessage,
    emitted: {} as FocusWanted,
  },
  guards: {
    hasLines: (_, { lines }: PlacingParams) => lines.length > 0,
    isUnderWay: ({ context }, { orderid }: OrderParams) => orderById(context.placed, orderid)?.status === 'In Progress',
    canBeChanged: ({ context }, { orderid }: OrderParams) => {
      const order = orderById(context.placed, orderid);
      return order !== undefined && canBeChanged(order, context.now().getTime());
    },
    canBeReturned: ({ context }, { orderid, pieces }: ReturnParams) => {
      const order = orderById(context.placed, orderid);
      return order !== undefined && hasPieces(order, pieces) && canBeReturned(order, context.now().getTime());
    },
    canBeWithdrawn: ({ context }, { orderid }: OrderParams) =>
      canBeWithdrawn(orderById(context.placed, orderid) ?? {}, context.now().getTime()),
    isCancelled: ({ context }, { orderid }: OrderParams) => isCancelled(orderById(context.placed, orderid) ?? {}),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    writeOrder: assign({
      placed: ({ context }, { lines, email, recipient, weekend }: PlacingParams) => {
        const order = placedOrder({
          lines: fullLines(lines, context.products),
          email,
          recipient,
          weekend,
          orders: allOrders(context),
          now: context.now(),
        });
        return order ? [order, ...context.placed] : context.placed;
      },
    }),
    noteReceipt: assign({
      placed: ({ context }, { orderid }: OrderParams) =>
        withChanged(context, orderid, (order) => ({ ...order, status: 'Succeed', reached: 'Received' })),
    }),
    cancel: assign({
      placed: ({ context }, { orderid }: OrderParams) =>
        withChanged(context, orderid, (order) => cancelled(order, context.now().getTime())),
    }),
    reinstate: assign({
      placed: ({ context }, { orderid }: OrderParams) => withChanged(context, orderid, reinstated),
    }),
    readdress: assign({
      placed: ({ context }, { orderid, address }: AddressParams) =>
        withChanged(context, orderid, (order) => ({ ...order, ...address })),
    }),
    bookReturn: assign({
      placed: ({ context }, { orderid, pieces, reason }: ReturnParams) =>
        withChanged(context, orderid, (order) => ({
          ...order,
          returns: [...(order.returns ?? []), { bookedAt: context.now().getTime(), pieces, reason }],
        })),
    }),
    dropReturn: assign({
      placed: ({ context }, { orderid }: OrderParams) => withChanged(context, orderid, withoutReturn),
    }),
    noteProducts: assign({ products: ({ context }, looked: LookedUp) => withLookedUp(context.products, looked) }),
    replacePlaced: assign({ placed: (_, { orders }: { orders: readonly Order[] }) => orders }),
  },
}).createMachine({
  id: 'orders',
  description: 'The order history of this device.',
  context: ({ input }) => ({ ...input, placed: [] }),
  initial: 'listed',
  states: {
    listed: {
      description: 'The orders of this device stand on top, the sample orders below.',
      on: {
        'order.placed': {
          guard: { type: 'hasLines', params: ({ event }) => event },
          actions: { type: 'writeOrder', params: ({ event }) => event },
          description: 'A payment succeeded: one order "In Progress" is written on top.',
        },
        'order.received': {
          guard: { type: 'isUnderWay', params: ({ event }) => event },
          actions: [
            { type: 'noteReceipt', params: ({ event }) => event },
            { type: 'wantFocus', params: TO_PROGRESS },
          ],
          description: 'The shopper says that the parcel has arrived: the order is done.',
        },
        'order.cancelled': {
          guard: { type: 'canBeChanged', params: ({ event }) => event },
          actions: [
            { type: 'cancel', params: ({ event }) => event },
            { type: 'wantFocus', params: TO_PROGRESS },
          ],
          description: 'The shopper cancels an order that is not packed yet; its page offers to take that back.',
        },
        'order.reinstated': {
          guard: { type: 'isCancelled', params: ({ event }) => event },
          actions: [
            { type: 'reinstate', params: ({ event }) => event },
            { type: 'wantFocus', params: TO_PROGRESS },
          ],
          description: 'The shopper takes the cancellation back: the order goes on.',
        },
        'order.readdressed': {
          guard: { type: 'canBeChanged', params: ({ event }) => event },
          actions: { type: 'readdress', params: ({ event }) => event },
          description: 'The shopper sends an order elsewhere that is not packed yet, or takes that back.',
        },
        'return.booked': {
          guard: { type: 'canBeReturned', params: ({ event }) => event },
          actions: { type: 'bookReturn', params: ({ event }) => event },
          description: 'The shopper sends back something of a received order.',
        },
        'return.withdrawn': {
          guard: { type: 'canBeWithdrawn', params: ({ event }) => event },
          actions: { type: 'dropReturn', params: ({ event }) => event },
          description: 'The shopper keeps it after all, before it is collected.',
        },
        'orders.restored': {
          actions: { type: 'replacePlaced', params: ({ event }) => event },
          description: 'The orders arrive from this device, another tab or the sample data.',
        },
        'products.loaded': {
          actions: { type: 'noteProducts', params: ({ event }) => event },
          description: 'Facts of products arrive: an order is written at their prices.',
        },
      },
    },
  },
});

/** Placed orders, then sample orders. */
export function allOrders({ placed, sample }: Pick<OrdersContext, 'placed' | 'sample'>): readonly Order[] {
  return [...placed, ...sample];
}

function withChanged({ placed }: OrdersContext, orderid: string, change: (order: Order) => Order): readonly Order[] {
  return placed.map((order) => (order.orderid === orderid ? change(order) : order));
}
