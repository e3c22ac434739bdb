import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { EventObject } from 'xstate';

import { FOCUS } from '#domain/focus';
import type { Order } from '#domain/order';
import type { ReturnStage } from '#domain/order-return';
import { canBeReturned, returnStageAt, returnTimes } from '#domain/order-return';
import { orderById } from '#domain/placing-order';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { member } from '#machines/members';
import type { OrdersMessage } from '#machines/messages';

export interface OrderReturnInput {
  /** The order of this device; undefined for a sample order. */
  readonly order: Order | undefined;
  /** The clock is handed in. */
  readonly now: () => Date;
}

interface OrderReturnContext extends OrderReturnInput {
  /** Products chosen to go back. */
  readonly productIds: readonly number[];
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
  | { type: 'reason.chosen'; reason: string }
  | { type: 'return.submitted' }
  | { type: 'return.undone' };

/** Reports when the order is received, returned, or its return withdrawn, here or in another tab. */
const returnWatcher = fromCallback<EventObject, { readonly orderid: string }>(({ input, sendBack, system }) => {
  const orders = member(system, 'orders');
  const look = () => orderById(orders.getSnapshot().context.placed, input.orderid);
  let known = look();
  const subscription = orders.subscribe(() => {
    const order = look();
    if (order?.returned && !known?.returned) {
      sendBack({ type: 'return.found', order });
    } else if (order && !order.returned && known?.returned) {
      sendBack({ type: 'return.gone', order });
    } else if (order?.reached === 'Received' && known?.reached !== 'Received') {
      sendBack({ type: 'order.received', order });
    }
    known = order;
  });
  return () => subscription.unsubscribe();
});

/** Sending back lines of a received order, and how far the return has come (decision 120). */
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
    isAt: ({ context: { order, now } }, { stage }: { stage: ReturnStage }) =>
      order?.returned !== undefined && returnStageAt(order.returned, now().getTime()) === stage,
    canBeReturned: ({ context: { order, now } }) => order !== undefined && canBeReturned(order, now().getTime()),
    isComplete: ({ context }) => context.productIds.length > 0 && context.reason !== '',
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    startAnew: assign({ productIds: [], reason: '' }),
    toggleLine: assign({
      productIds: ({ context: { productIds } }, { productId }: { productId: number }) =>
        productIds.includes(productId) ? productIds.filter((id) => id !== productId) : [...productIds, productId],
    }),
    noteReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    book: sendTo(
      ({ system }) => member(system, 'orders'),
      ({ context: { order, productIds, reason } }): OrdersMessage => ({
        type: 'return.booked',
        orderid: order?.orderid ?? '',
        productIds,
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
  description: 'The return of an order: lines and a reason are chosen, then it is Booked, Collected, Refunded.',
  context: ({ input }) => ({ ...input, productIds: [], reason: '' }),
  initial: 'locating',
  invoke: {
    id: 'returnWatcher',
    src: 'returnWatcher',
    input: ({ context }) => ({ orderid: context.order?.orderid ?? '' }),
  },
  states: {
    locating: {
      description: 'The order is looked at.',
      always: [
        {
          guard: { type: 'isAt', params: { stage: 'Refunded' } },
          target: 'refunded',
          description: 'It was paid back.',
        },
        {
          guard: { type: 'isAt', params: { stage: 'Collected' } },
          target: 'collected',
          description: 'The carrier has it.',
        },
        { guard: { type: 'isAt', params: { stage: 'Booked' } }, target: 'booked', description: 'It has been booked.' },
        { guard: 'canBeReturned', target: 'offered', description: 'It was received not long ago.' },
        { target: 'closed', description: 'It is not received, too old, or a sample.' },
      ],
    },
    closed: {
      description: 'Nothing can be returned.',
      on: {
        'order.received': {
          target: 'locating',
          actions: { type: 'noteOrder', params: ({ event }) => event },
          description: 'The shopper has taken the parcel in, here or in another tab.',
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
      description: 'Lines and a reason are being chosen.',
      initial: 'fresh',
      on: {
        'line.toggled': {
          actions: { type: 'toggleLine', params: ({ event }) => event },
          description: 'A line is to go back, or to stay after all.',
        },
        'reason.chosen': {
          actions: { type: 'noteReason', params: ({ event }) => event },
          description: 'The shopper says why.',
        },
        'return.submitted': [
          {
            guard: 'isComplete',
            actions: ['book', { type: 'wantFocus', params: { on: [FOCUS.orderReturn] } }],
            description: 'Lines and reason are chosen: the return is booked.',
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
      after: { untilRefunded: { target: 'refunded', description: 'Five days after it was booked it is paid back.' } },
    },
    refunded: { description: 'What was paid for it has gone back to the card.' },
  },
});

/** From one stage to the next in ms, or what is left of it when the return is looked at. */
function between({ order, now }: OrderReturnContext, from: ReturnStage, to: ReturnStage): number {
  if (order?.returned === undefined) {
    return 0;
  }
  const times = returnTimes(order.returned);
  return times[to] - Math.max(now().getTime(), times[from]);
}
