import { assign, enqueueActions, sendTo, setup } from 'xstate';

import { settledQuantity } from '#domain/quantity';
import { member } from '#machines/members';
import type { CartMessage } from '#machines/messages';

export type CartPageEvent = { type: 'quantity.typed'; productId: number; text: string } | { type: 'quantity.left' };

interface Typed {
  readonly productId: number;
  readonly text: string;
}

interface CartPageContext {
  /** The one quantity that is half typed; the others are as the cart has them. */
  readonly typed: Typed | undefined;
}

/**
 * Quantities edited in place: what is a number is asked for at once, so that totals follow in the same frame, and only
 * what is none yet, such as an empty field, waits until it is left (section 5 and readings, "cart quantity").
 */
export const cartPageMachine = setup({
  types: { context: {} as CartPageContext, events: {} as CartPageEvent },
  guards: { isHalfTyped: (_, { text }: Typed) => isHalfTyped(text) },
  actions: {
    noteTyped: assign({ typed: (_, { productId, text }: Typed) => ({ productId, text }) }),
    forgetTyped: assign({ typed: undefined }),
    askForTyped: sendTo(
      ({ system }) => member(system, 'cart'),
      (_, { productId, text }: Typed): CartMessage => ({ type: 'line.changed', productId, qty: Number(text) }),
    ),
    askForSettled: enqueueActions(({ context: { typed }, enqueue, system }) => {
      if (typed) {
        const qty = settledQuantity(typed.text, Number.POSITIVE_INFINITY);
        enqueue.sendTo(member(system, 'cart'), { type: 'line.changed', productId: typed.productId, qty });
      }
    }),
  },
}).createMachine({
  id: 'cartPage',
  description: 'Edits quantities of the cart in place.',
  context: { typed: undefined },
  initial: 'reading',
  states: {
    reading: {
      description: 'Every quantity is as the cart has it.',
      on: {
        'quantity.typed': [
          {
            guard: { type: 'isHalfTyped', params: ({ event }) => event },
            target: 'typing',
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'The shopper empties a quantity, to type another one.',
          },
          {
            actions: { type: 'askForTyped', params: ({ event }) => event },
            description: 'The shopper types a quantity: the cart has it at once; 0 removes the line.',
          },
        ],
      },
    },
    typing: {
      description: 'One quantity is half typed; the cart still has the former one.',
      on: {
        'quantity.typed': [
          {
            guard: { type: 'isHalfTyped', params: ({ event }) => event },
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'What the shopper types is no quantity yet.',
          },
          {
            target: 'reading',
            actions: ['forgetTyped', { type: 'askForTyped', params: ({ event }) => event }],
            description: 'The shopper has typed a quantity.',
          },
        ],
        'quantity.left': {
          target: 'reading',
          actions: ['askForSettled', 'forgetTyped'],
          description: 'The shopper leaves the field with no quantity in it: it becomes 1.',
        },
      },
    },
  },
});

/** Nothing, a lone sign, or less than nothing: not what anybody means to buy, but perhaps the way there. */
function isHalfTyped(text: string): boolean {
  const quantity = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(quantity) || quantity < 0;
}
