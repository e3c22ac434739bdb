import { assign, emit, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { checkTrackOrder } from '#domain/forms';
import type { Order } from '#domain/order';
import { findOrder } from '#domain/placing-order';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { DraftsMessage } from '#machines/messages';

export interface TrackOrderInput {
  /** For visitors without an order. */
  readonly sampleOrder: Order;
  /** Reads sample orders and those placed on this device. */
  readonly orders: () => readonly Order[];
}

export type TrackOrderEvent = { type: 'sample.chosen' } | { type: 'route.changed' };

interface TrackOrderContext extends TrackOrderInput {
  readonly values: FieldValues;
  /** Number of failed look-ups. */
  readonly misses: number;
}

/** Its name, and the key of its draft. */
const FORM = 'track-order';

interface ValuesParams {
  readonly values: FieldValues;
}

/** The order tracking form: finds an order by its id and the billing email (readings, "track order"). */
export const trackOrderMachine = setup({
  types: {
    input: {} as TrackOrderInput,
    context: {} as TrackOrderContext,
    events: {} as TrackOrderEvent,
    emitted: {} as FocusWanted,
    children: {} as { form: 'form' },
    tags: {} as 'missed',
  },
  actors: { form: formMachine },
  guards: {
    isKnown: ({ context }, { values }: ValuesParams) => foundOrder(context, values) !== undefined,
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteValues: assign({ values: (_, { values }: ValuesParams) => values }),
    countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
    fillInSample: assign({
      values: ({ context }) => ({ orderid: context.sampleOrder.orderid, email: context.sampleOrder.email }),
    }),
    keepDraft: sendTo(
      ({ system }) => member(system, 'drafts'),
      (_, { values }: ValuesParams): DraftsMessage => ({ type: 'draft.kept', form: FORM, values }),
    ),
    dropDraft: sendTo(
      ({ system }) => member(system, 'drafts'),
      (): DraftsMessage => ({ type: 'draft.dropped', form: FORM }),
    ),
    openDetail: sendTo(
      ({ system }) => member(system, 'shop'),
      ({ context }) => ({
        type: 'page.requested',
        to: { trackedOrder: foundOrder(context, context.values)?.orderid ?? context.sampleOrder.orderid },
      }),
    ),
  },
}).createMachine({
  id: 'trackOrder',
  description: 'The order tracking form.',
  context: ({ input }) => ({ ...input, values: { orderid: '', email: '' }, misses: 0 }),
  initial: 'asking',
  on: {
    'sample.chosen': {
      target: '.asking',
      actions: ['dropDraft', 'fillInSample', { type: 'wantFocus', params: { on: [FOCUS.orderId] } }],
      reenter: true,
      description: 'The shopper tries the sample order.',
    },
  },
  states: {
    asking: {
      description: 'The form asks for an order ID and the billing email.',
      initial: 'fresh',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context }) => ({
          name: FORM,
          values: context.values,
          check: (values) => (foundOrder(context, values) ? {} : checkTrackOrder(values)),
          keepsDraft: true,
        }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'noteValues', params: ({ event }) => event.output },
            description: 'An order with this id and email exists.',
          },
          {
            target: '.missed',
            reenter: true,
            actions: [
              { type: 'noteValues', params: ({ event }) => event.output },
              { type: 'keepDraft', params: ({ event }) => event.output },
              'countMiss',
            ],
            description: 'No such order: the entries stay, after a reload too, and a sample order is offered.',
          },
        ],
      },
      states: {
        fresh: { description: 'Nothing has been looked up yet.' },
        missed: { description: 'The last look-up found nothing.', tags: 'missed' },
      },
    },
    found: {
      description: 'The order is found; its tracking page opens.',
      entry: 'openDetail',
      on: {
        'route.changed': {
          target: 'asking',
          description: 'The tracking page is open: coming back, the form is ready again.',
        },
      },
    },
  },
});

function foundOrder({ orders }: TrackOrderInput, values: FieldValues): Order | undefined {
  return findOrder(orders(), values['orderid'] ?? '', values['email'] ?? '');
}
