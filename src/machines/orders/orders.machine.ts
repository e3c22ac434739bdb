import { assign, setup } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import { fullLines } from '#domain/cart-line';
import type { Order, Recipient } from '#domain/order';
import { placedOrder } from '#domain/placing-order';
import type { Product } from '#domain/product';
import type { OrdersMessage } from '#machines/messages';

export interface OrdersInput {
  readonly products: readonly Product[];
  readonly sample: readonly Order[];
  readonly now: () => Date;
}

interface OrdersContext extends OrdersInput {
  /** Orders placed on this device, newest first, before the sample orders. */
  readonly placed: readonly Order[];
}

interface PlacingParams {
  readonly lines: readonly CartLine[];
  readonly email: string;
  readonly recipient?: Recipient | undefined;
}

/** The order history: orders placed on this device, then the sample orders. */
export const ordersMachine = setup({
  types: { input: {} as OrdersInput, context: {} as OrdersContext, events: {} as OrdersMessage },
  guards: { hasLines: (_, { lines }: PlacingParams) => lines.length > 0 },
  actions: {
    writeOrder: assign({
      placed: ({ context }, { lines, email, recipient }: PlacingParams) => {
        const order = placedOrder({
          lines: fullLines(lines, context.products),
          email,
          recipient,
          orders: allOrders(context),
          now: context.now(),
        });
        return order ? [order, ...context.placed] : context.placed;
      },
    }),
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
        'orders.restored': {
          actions: { type: 'replacePlaced', params: ({ event }) => event },
          description: 'The orders arrive from this device, another tab or the sample data.',
        },
      },
    },
  },
});

/** Placed orders, then sample orders. */
export function allOrders({ placed, sample }: Pick<OrdersContext, 'placed' | 'sample'>): readonly Order[] {
  return [...placed, ...sample];
}
