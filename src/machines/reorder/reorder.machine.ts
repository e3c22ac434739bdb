import { assign, sendTo, setup } from 'xstate';

import type { CartLine } from '#domain/cart-line';
import type { Order } from '#domain/order';
import type { Product } from '#domain/product';
import type { ReorderResult } from '#domain/reorder';
import { reordered } from '#domain/reorder';
import { member } from '#machines/members';
import type { CartMessage } from '#machines/messages';

export interface ReorderInput {
  /** Reads the products known so far. */
  readonly products: () => readonly Pick<Product, 'id' | 'stock'>[];
  /** Reads the cart's lines. */
  readonly cartLines: () => readonly CartLine[];
}

export type ReorderEvent = { type: 'order.repeated'; order: Pick<Order, 'orderid' | 'lines'> };

interface ReorderContext extends ReorderInput {
  readonly orderid: string | undefined;
  readonly outcome: ReorderResult | undefined;
}

interface RepeatedParams {
  readonly order: Pick<Order, 'orderid' | 'lines'>;
}

/** Adds the lines of an order to the cart and reports the outcome. */
export const reorderMachine = setup({
  types: {
    input: {} as ReorderInput,
    context: {} as ReorderContext,
    events: {} as ReorderEvent,
    tags: {} as 'told',
  },
  actions: {
    noteOutcome: assign({
      orderid: (_, { order }: RepeatedParams) => order.orderid,
      outcome: ({ context }, { order }: RepeatedParams) =>
        reordered(context.cartLines(), order.lines, context.products()),
    }),
    fillCart: sendTo(
      ({ system }) => member(system, 'cart'),
      ({ context }): CartMessage => ({ type: 'cart.restored', lines: context.outcome?.lines ?? context.cartLines() }),
    ),
  },
}).createMachine({
  id: 'reorder',
  description: 'Puts the lines of a past order back into the cart.',
  context: ({ input }) => ({ ...input, orderid: undefined, outcome: undefined }),
  initial: 'ready',
  on: {
    'order.repeated': {
      target: '.told',
      actions: [{ type: 'noteOutcome', params: ({ event }) => event }, 'fillCart'],
      description: 'The shopper orders the same again: the lines join the cart, as far as the stock goes.',
    },
  },
  states: {
    ready: { description: 'No order has been repeated yet.' },
    told: { description: 'The page says which pieces are back in the cart.', tags: 'told' },
  },
});
