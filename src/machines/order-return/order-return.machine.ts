import { assign, emit, sendTo, setup } from 'xstate';

import * as FOCUS from '#domain/focus-ids';
import type { Order, Pieces } from '#domain/order';
import { leftOf, piecesOf } from '#domain/order-return';
import { clampQuantity } from '#domain/quantity';
import { hasMoreToReturn, returnStageAt, returnTimes } from '#domain/return-facts';
import type { ReturnStage } from '#domain/return-facts';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { member } from '#machines/members';
import type { OrdersMessage, QuantityMessage } from '#machines/messages';

import { returnWatcher } from './return-watcher';

export interface OrderReturnInput {
  /** The order of this device; undefined for a sample order. */
  readonly order: Order | undefined;
  /** The clock is handed in. */
  readonly now: () => Date;
}

interface OrderReturnContext extends OrderReturnInput {
  /** Chosen to go back. */
  readonly pieces: readonly Pieces[];
  /** Empty until one is chosen. */
  readonly reason: string;
}

export type OrderReturnEvent =
  | { type: 'order.received'; order: Order }
  | { type: 'return.found'; order: Order }
  | { type: 'return.gone'; order: Order }
  | { type: 'return.opened' }
  | { type: 'return.closed' }
  | { type: 'line.toggled'; productId: number }
  | QuantityMessage
  | { type: 'reason.chosen'; reason: string }
  | { type: 'return.submitted' }
  | { type: 'return.undone' };

const NO_ORDER = { lines: [] };

/** Sending back pieces of a received order, and how far the return has come (decision 120). */
export const orderReturnMachine = setup({
  types: {
    input: {} as OrderReturnInput,
    context: {} as OrderReturnContext,
    events: {} as OrderReturnEvent,
    emitted: {} as FocusWanted,
    children: {} as { returnWatcher: 'returnWatcher' },
  },
  actors: { returnWatcher },
  guards: {
    isAt: ({ context: { order, now } }, { stage }: { stage: ReturnStage }) => {
      const last = order?.returns?.at(-1);
      return last !== undefined && returnStageAt(last, now().getTime()) === stage;
    },
    canBeReturned: ({ context: { order, now } }) => hasMoreToReturn(order, now().getTime()),
    hasMoreToReturn: ({ context: { order } }) => hasMoreToReturn(order, timesOf(order).Refunded),
    isComplete: ({ context }) => context.pieces.length > 0 && context.reason !== '',
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    startAnew: assign({ pieces: [], reason: '' }),
    toggleLine: assign({
      pieces: ({ context: { order = NO_ORDER, pieces } }, { productId }: { productId: number }) =>
        piecesOf(pieces, productId) > 0
          ? pieces.filter((one) => one.productId !== productId)
          : [...pieces, { productId, qty: leftOf(order, productId) }],
    }),
    changeLine: assign({
      pieces: ({ context: { order = NO_ORDER, pieces } }, { productId, qty }: Pieces) =>
        pieces.map((one) =>
          one.productId === productId ? { productId, qty: clampQuantity(qty, leftOf(order, productId)) } : one,
        ),
    }),
    noteReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    book: sendTo(
      ({ system }) => member(system, 'orders'),
      ({ context: { order, pieces, reason } }): OrdersMessage => ({
        type: 'return.booked',
        orderid: order?.orderid ?? '',
        pieces,
        reason,
      }),
    ),
    withdraw: sendTo(
      ({ system }) => member(system, 'orders'),
      ({ context }): OrdersMessage => ({ type: 'return.withdrawn', orderid: context.order?.orderid ?? '' }),
    ),
  },
  delays: {
    untilCollected: ({ context }) => between(context, 'Booked', 'Collected'),
    untilRefunded: ({ context }) => between(context, 'Collected', 'Refunded'),
  },
}).createMachine({
  id: 'orderReturn',
  description:
    'The returns of an order, one at a time: pieces and a reason are chosen, then it is Booked, Collected, Refunded.',
  context: ({ input }) => ({ ...input, pieces: [], reason: '' }),
  initial: 'locating',
  invoke: {
    id: 'returnWatcher',
    src: 'returnWatcher',
    input: ({ context }) => ({ orderid: context.order?.orderid ?? '' }),
  },
  states: {
    locating: {
      description: 'The order is looked up.',
      always: [
        {
          guard: { type: 'isAt', params: { stage: 'Collected' } },
          target: 'collected',
          description: 'The carrier has collected it.',
        },
        { guard: { type: 'isAt', params: { stage: 'Booked' } }, target: 'booked', description: 'It has been booked.' },
        {
          guard: 'canBeReturned',
          target: 'offered',
          description: 'It was received not long ago, and something of it is left.',
        },
        {
          guard: { type: 'isAt', params: { stage: 'Refunded' } },
          target: 'refunded',
          description: 'It was paid back, and no more can be returned.',
        },
        { target: 'closed', description: 'The order is not received, too old, or a sample.' },
      ],
    },
    closed: {
      description: 'Nothing can be returned.',
      on: {
        'order.received': {
          target: 'locating',
          actions: { type: 'noteOrder', params: ({ event }) => event },
          description: 'The shopper has confirmed that the parcel has arrived, here or in another tab.',
        },
      },
    },
    offered: {
      description: 'The shopper can return something.',
      entry: 'startAnew',
      on: {
        'return.opened': {
          target: 'choosing',
          actions: { type: 'wantFocus', params: { on: [FOCUS.orderReturn] } },
          description: 'The shopper wants to return something.',
        },
        'return.found': {
          target: 'locating',
          actions: { type: 'noteOrder', params: ({ event }) => event },
          description: 'The return was booked in another tab.',
        },
      },
    },
    choosing: {
      description: 'Pieces and a reason are being chosen.',
      initial: 'fresh',
      on: {
        'line.toggled': {
          actions: { type: 'toggleLine', params: ({ event }) => event },
          description: 'All that is left of a line goes back, or stays after all.',
        },
        'line.changed': {
          actions: { type: 'changeLine', params: ({ event }) => event },
          description: 'The shopper says how many pieces of a line go back.',
        },
        'line.stepped': {
          actions: {
            type: 'changeLine',
            params: ({ context, event: { productId, by } }) => ({
              productId,
              qty: piecesOf(context.pieces, productId) + by,
            }),
          },
          description: 'One piece more of a line goes back, or one less.',
        },
        'reason.chosen': {
          actions: { type: 'noteReason', params: ({ event }) => event },
          description: 'The shopper says why.',
        },
        'return.submitted': [
          {
            guard: 'isComplete',
            target: 'locating',
            actions: ['book', { type: 'wantFocus', params: { on: [FOCUS.orderReturn] } }],
            description: 'Pieces and reason are chosen: the return is booked, unless its days have passed meanwhile.',
          },
          { target: '.incomplete', description: 'A line or the reason is missing.' },
        ],
        'return.found': {
          target: 'locating',
          actions: { type: 'noteOrder', params: ({ event }) => event },
          description: 'The return is booked, here or in another tab.',
        },
        'return.closed': {
          target: 'offered',
          actions: { type: 'wantFocus', params: { on: [FOCUS.orderReturn] } },
          description: 'The shopper keeps everything.',
        },
      },
      states: {
        fresh: { description: 'Nothing is reported.' },
        incomplete: { description: 'A sentence says what is missing.', tags: 'incomplete' },
      },
    },
    booked: {
      description: 'The carrier will collect it; the return can be withdrawn until then.',
      after: { untilCollected: { target: 'collected', description: 'After two days the carrier collects it.' } },
      on: {
        'return.gone': {
          target: 'locating',
          actions: { type: 'noteOrder', params: ({ event }) => event },
          description: 'The return is withdrawn, here or in another tab.',
        },
        'return.undone': {
          actions: ['withdraw', { type: 'wantFocus', params: { on: [FOCUS.orderReturn] } }],
          description: 'The shopper withdraws the return.',
        },
      },
    },
    collected: {
      description: 'It is on its way back.',
      after: {
        untilRefunded: [
          {
            guard: 'hasMoreToReturn',
            target: 'offered',
            description: 'Five days after it was booked it is paid back; what is left can be returned.',
          },
          { target: 'refunded', description: 'Five days after it was booked it is paid back.' },
        ],
      },
    },
    refunded: { description: 'What was paid for it has gone back to the card; no more can be returned.' },
  },
});

/** From one stage to the next in ms, or what is left of it when the return is looked at. */
function between({ order, now }: OrderReturnContext, from: ReturnStage, to: ReturnStage): number {
  const times = timesOf(order);
  return times[to] - Math.max(now().getTime(), times[from]);
}

/** When the last return comes to its stages. */
function timesOf(order: Order | undefined) {
  return returnTimes(order?.returns?.at(-1) ?? { bookedAt: 0 });
}
