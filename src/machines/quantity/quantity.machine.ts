import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRef, ActorSystem, ActorSystemInfo, Snapshot } from 'xstate';

import { isQuantity, parseQuantity } from '#domain/quantity';
import { member, pageActor } from '#machines/members';
import type { LineTaken, QuantityMessage } from '#machines/messages';

export interface QuantityInput {
  /** The owner of the quantity, which knows its limit: the cart, or the page of a product or an order by its systemId. */
  readonly owner: 'cart' | `product:${number}` | `order-detail:${string}`;
  /** True if a number takes effect as soon as it is typed, else on blur. */
  readonly countsAtOnce: boolean;
}

export type QuantityEvent =
  | ({ type: 'quantity.typed' } & Typed)
  | { type: 'quantity.left' }
  | ({ type: 'quantity.stepped' } & Step)
  | { type: 'add.pressed' };

interface Typed {
  readonly productId: number;
  readonly text: string;
}

interface Step {
  readonly productId: number;
  readonly by: 1 | -1;
}

interface QuantityContext extends QuantityInput {
  /** The quantity that is being typed; all others are in their owner. */
  readonly typed: Typed | undefined;
}

/**
 * A quantity field: typed, one more, one less. The owner decides what it becomes
 * (section 5 and readings, "cart quantity").
 */
export const quantityMachine = setup({
  types: { input: {} as QuantityInput, context: {} as QuantityContext, events: {} as QuantityEvent },
  guards: { counts: ({ context }, { text }: Typed) => context.countsAtOnce && isQuantity(text) },
  actions: {
    noteTyped: assign({ typed: (_, { productId, text }: Typed) => ({ productId, text }) }),
    forgetTyped: assign({ typed: undefined }),
    askForTyped: sendTo(
      ({ context, system }) => ownerOf(context, system),
      (_, { productId, text }: Typed): QuantityMessage => ({ type: 'line.changed', productId, qty: Number(text) }),
    ),
    askForSettled: enqueueActions(({ context, enqueue, system }) => {
      if (context.typed) {
        const { productId, text } = context.typed;
        enqueue.sendTo(ownerOf(context, system), { type: 'line.changed', productId, qty: parseQuantity(text) });
      }
    }),
    askForStep: sendTo(
      ({ context, system }) => ownerOf(context, system),
      (_, { productId, by }: Step): QuantityMessage => ({ type: 'line.stepped', productId, by }),
    ),
    takeLine: sendTo(
      ({ context, system }) => pageActor(system, context.owner),
      (): LineTaken => ({ type: 'line.taken' }),
    ),
  },
}).createMachine({
  id: 'quantity',
  description: 'How many of a product: typed, or stepped one by one.',
  context: ({ input }) => ({ ...input, typed: undefined }),
  initial: 'settled',
  states: {
    settled: {
      description: 'No quantity is being typed.',
      on: {
        'quantity.typed': [
          {
            guard: { type: 'counts', params: ({ event }) => event },
            actions: { type: 'askForTyped', params: ({ event }) => event },
            description: 'The shopper types a quantity in the cart, which counts at once; 0 removes the line.',
          },
          {
            target: 'typing',
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'The shopper types what is no quantity yet, or empties the field.',
          },
        ],
        'quantity.stepped': {
          actions: { type: 'askForStep', params: ({ event }) => event },
          description: 'One more, or one less.',
        },
        'add.pressed': { actions: 'takeLine', description: 'The shopper adds that many to the cart.' },
      },
    },
    typing: {
      description: 'A quantity is being typed; anything is allowed, even nothing.',
      on: {
        'quantity.typed': [
          {
            guard: { type: 'counts', params: ({ event }) => event },
            target: 'settled',
            actions: ['forgetTyped', { type: 'askForTyped', params: ({ event }) => event }],
            description: 'The shopper has typed a quantity of the cart.',
          },
          {
            actions: { type: 'noteTyped', params: ({ event }) => event },
            description: 'The shopper types on.',
          },
        ],
        'quantity.left': {
          target: 'settled',
          actions: ['askForSettled', 'forgetTyped'],
          description: 'The shopper leaves the field: empty is 1, too few is 1, too many is the stock.',
        },
        'quantity.stepped': {
          target: 'settled',
          actions: ['askForSettled', 'forgetTyped', { type: 'askForStep', params: ({ event }) => event }],
          description: 'One more, or one less, than what was typed.',
        },
        'add.pressed': {
          target: 'settled',
          actions: ['askForSettled', 'forgetTyped', 'takeLine'],
          description: 'The shopper adds to the cart while typing: the quantity is corrected first.',
        },
      },
    },
  },
});

function ownerOf(
  { owner }: QuantityInput,
  system: ActorSystem<ActorSystemInfo>,
): ActorRef<Snapshot<unknown>, QuantityMessage> {
  return owner === 'cart' ? member(system, owner) : pageActor(system, owner);
}
