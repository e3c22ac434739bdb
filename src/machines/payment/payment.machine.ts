import { assign, setup } from 'xstate';

import type { CardValues, PaymentRecord } from '#domain/card';
import { expiryProblem, matchesRecord } from '#domain/card';
import type { FieldProblems } from '#domain/fields';
import { checkCard } from '#domain/forms';
import type { Cents } from '#domain/money';
import { pageLock } from '#machines/scroll-lock/page-lock';

export interface PaymentInput {
  /** The sample records that pay (section 3, "Test payment record"). */
  readonly records: readonly PaymentRecord[];
  /** The clock is handed in: the expiry is judged when the form is submitted. */
  readonly now: () => Date;
}

export type PaymentEvent =
  | { type: 'field.changed'; field: keyof CardValues; value: string }
  | { type: 'default.toggled' }
  | { type: 'sample.filled' }
  | { type: 'card.submitted'; card: CardValues; amount: Cents }
  | { type: 'dialog.closed' };

interface PaymentContext extends PaymentInput {
  readonly card: CardValues;
  readonly savesAsDefault: boolean;
  readonly problems: FieldProblems;
  /** How often a submit was refused; the summary takes focus whenever it grows. */
  readonly refusals: number;
}

export interface PaymentOutput {
  readonly card: CardValues;
  readonly savesAsDefault: boolean;
}

interface CardParams {
  readonly card: CardValues;
}

const BLANK_CARD: CardValues = { name: '', cardnum: '', expiry: '', cvv: '' };

/** One attempt to pay (section 4, "Payment attempt"). Card data lives in this actor only and dies with it. */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    output: {} as PaymentOutput,
    tags: {} as 'overlay',
  },
  actors: { pageLock },
  guards: {
    isNothingToPay: (_, { amount }: { amount: Cents }) => amount === 0,
    isExpiryMissing: ({ context }, { card }: CardParams) => expiryProblem(card.expiry, context.now()) === 'missing',
    isExpired: ({ context }, { card }: CardParams) => expiryProblem(card.expiry, context.now()) === 'expired',
    hasGaps: ({ context }, { card }: CardParams) => Object.keys(checkCard(card, context.now())).length > 0,
    matchesRecord: ({ context }, { card }: CardParams) => matchesRecord(card, context.records),
    isReported: ({ context }) => Object.keys(context.problems).length > 0,
  },
  actions: {
    noteField: assign({
      card: ({ context }, { field, value }: { field: keyof CardValues; value: string }) => ({
        ...context.card,
        [field]: value,
      }),
    }),
    noteCard: assign({ card: (_, { card }: CardParams) => card }),
    noteProblems: assign({
      problems: ({ context }, { card }: CardParams) => checkCard(card, context.now()),
      refusals: ({ context }) => context.refusals + 1,
    }),
    noteEmptyCart: assign({
      problems: { amount: 'Your cart is empty, so there is nothing to pay for.' },
      refusals: ({ context }) => context.refusals + 1,
    }),
    forgetMended: assign({
      problems: ({ context }) => {
        const left = checkCard(context.card, context.now());
        return Object.fromEntries(
          Object.keys(context.problems).flatMap((field) => (left[field] ? [[field, left[field]]] : [])),
        );
      },
    }),
    forgetProblems: assign({ problems: {} }),
    fillInSample: assign({ card: ({ context }) => sampleCard(context) }),
    toggleDefault: assign({ savesAsDefault: ({ context }) => !context.savesAsDefault }),
  },
}).createMachine({
  id: 'payment',
  description: 'One attempt to pay: fill in the card, submit it, hear the verdict.',
  context: ({ input }) => ({ ...input, card: BLANK_CARD, savesAsDefault: false, problems: {}, refusals: 0 }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The card form is being filled in.',
      on: {
        'field.changed': [
          {
            guard: 'isReported',
            actions: [{ type: 'noteField', params: ({ event }) => event }, 'forgetMended'],
            description: 'The shopper types; a mended problem disappears.',
          },
          { actions: { type: 'noteField', params: ({ event }) => event }, description: 'The shopper types.' },
        ],
        'default.toggled': { actions: 'toggleDefault', description: 'The shopper ticks or clears "Save as default".' },
        'sample.filled': {
          actions: ['fillInSample', 'forgetProblems'],
          description: 'The shopper asks for a sample card.',
        },
        'card.submitted': [
          {
            guard: { type: 'isNothingToPay', params: ({ event }) => event },
            actions: [{ type: 'noteCard', params: ({ event }) => event }, 'noteEmptyCart'],
            description: 'The cart is empty: there is nothing to pay for.',
          },
          {
            guard: { type: 'isExpiryMissing', params: ({ event }) => event },
            actions: [
              { type: 'noteCard', params: ({ event }) => event },
              { type: 'noteProblems', params: ({ event }) => event },
            ],
            description: 'The expiry is missing or no month: "Expiration date is required."',
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            actions: [
              { type: 'noteCard', params: ({ event }) => event },
              { type: 'noteProblems', params: ({ event }) => event },
            ],
            description: 'The expiry lies before the current month: "Your card is expired."',
          },
          {
            guard: { type: 'hasGaps', params: ({ event }) => event },
            actions: [
              { type: 'noteCard', params: ({ event }) => event },
              { type: 'noteProblems', params: ({ event }) => event },
            ],
            description: 'Another required field is empty.',
          },
          {
            guard: { type: 'matchesRecord', params: ({ event }) => event },
            target: 'approved',
            actions: [{ type: 'noteCard', params: ({ event }) => event }, 'forgetProblems'],
            description: 'Name, number and security code match a sample record.',
          },
          {
            target: 'declined',
            actions: [{ type: 'noteCard', params: ({ event }) => event }, 'forgetProblems'],
            description: 'No sample record matches.',
          },
        ],
      },
    },
    declined: {
      description: 'The dialog "Payment Failed" is open; the page behind it stands still.',
      tags: 'overlay',
      invoke: { id: 'pageLock', src: 'pageLock', input: { holder: 'payment declined' } },
      on: {
        'dialog.closed': {
          target: 'editing',
          description: 'Try Again: back to the card, with everything still typed in.',
        },
      },
    },
    approved: { type: 'final', description: 'The payment went through.' },
  },
  output: ({ context }) => ({ card: context.card, savesAsDefault: context.savesAsDefault }),
});

/** The first sample record, with an expiry three years ahead. */
function sampleCard({ records, now }: PaymentContext): CardValues {
  const [record] = records;
  return record ? { ...record, expiry: `12/${String((now().getFullYear() + 3) % 100).padStart(2, '0')}` } : BLANK_CARD;
}
