import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';
import type { EventObject, SnapshotFrom } from 'xstate';

import type { CardValues, PaymentRecord } from '#domain/card';
import { BLANK_CARD, cardOf, isOnlyExpiry, matchesRecord } from '#domain/card';
import type { FieldProblems, FieldValues } from '#domain/fields';
import * as FOCUS from '#domain/focus-ids';
import { checkCard } from '#domain/forms';
import type { KeptDetails } from '#domain/kept-details';
import type { Cents } from '#domain/money';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';
import { fillingIn } from '#machines/form/fill-in';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import { pageLock } from '#machines/scroll-lock/page-lock';

export interface PaymentInput {
  /** Records with which payment succeeds (section 3, "Test payment record"). */
  readonly records: readonly PaymentRecord[];
  /** The time at which a submitted expiry is validated. */
  readonly now: () => Date;
  /** Reads what is kept of the saved cards. */
  readonly keptCards: () => readonly KeptDetails[];
  /** What there is to pay as the payment begins; undefined while that is not known, or nothing. */
  readonly amount: Cents | undefined;
  /** Reads what there is to pay by then. */
  readonly amountDue: () => Cents | undefined;
  /** What was typed in this checkout before. */
  readonly card?: TypedCard | undefined;
}

/** A card as far as it is typed. */
export interface TypedCard {
  readonly values: FieldValues;
  /** Id of the saved card that was chosen last. */
  readonly chosen: string | undefined;
}

export type PaymentEvent =
  | { type: 'sample.filled' }
  | { type: 'card.chosen'; cardId: string }
  | { type: 'amount.found'; amount: Cents }
  | { type: 'dialog.closed' };

/** Its values are those of the last attempt; current ones are in the form. */
interface PaymentContext extends Omit<PaymentInput, 'card'>, TypedCard {
  /** What there was to pay before the cart or a price has changed. */
  readonly earlierAmount: Cents | undefined;
}

interface AmountParams {
  readonly amount: Cents;
}

export interface PaymentOutput {
  readonly values: FieldValues;
}

/** Tells what there is to pay, now and whenever the cart or the facts of its products change, in any tab. */
const amountFinder = fromCallback<EventObject, PaymentInput['amountDue']>(({ input: amountDue, sendBack, system }) => {
  const look = () => {
    const amount = amountDue();
    if (amount !== undefined) {
      sendBack({ type: 'amount.found', amount });
    }
  };
  look();
  const subscriptions = (['cart', 'shop'] as const).map((name) => member(system, name).subscribe(look));
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});

/** By then whoever looks at the page has read another amount (decision 078). */
const READING_MS = 1000;

/**
 * A payment attempt (section 4, "Payment attempt"). Card data is only in this actor, its form and the checkout, and ends
 * with them.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    output: {} as PaymentOutput,
    emitted: {} as FocusWanted,
    children: {} as { form: 'form' },
    tags: {} as 'overlay',
  },
  actors: { form: formMachine, pageLock, amountFinder },
  delays: { reading: READING_MS },
  guards: {
    isFirstAmount: ({ context }) => context.amount === undefined,
    isOtherAmount: ({ context }, { amount }: AmountParams) => amount !== context.amount,
    isKept: ({ context }, { cardId }: { cardId: string }) => context.keptCards().some(({ id }) => id === cardId),
    matchesRecord: ({ context }, { values }: PaymentOutput) => matchesRecord(cardOf(values), context.records),
  },
  actions: {
    wantFocus: emit(wantingFocus),
    noteAmount: assign(({ context }, { amount }: AmountParams) => ({ amount, earlierAmount: context.amount })),
    noteValues: assign({ values: (_, { values }: PaymentOutput) => values }),
    noteChosen: assign({ chosen: (_, { cardId }: { cardId: string }) => cardId }),
    fillInChosen: enqueueActions(({ context, enqueue, self }, { cardId }: { cardId: string }) => {
      fillingIn(self, context.keptCards(), cardId).forEach((event) => enqueue.sendTo('form', event));
    }),
    fillInSample: enqueueActions(({ context, enqueue }) => {
      for (const [field, value] of Object.entries(sampleCard(context))) {
        enqueue.sendTo('form', { type: 'field.changed', field, value });
      }
    }),
  },
}).createMachine({
  id: 'payment',
  description: 'One attempt to pay: fill in the card, submit it, see whether it went through.',
  context: ({ input: { card, ...input } }) => ({
    ...input,
    earlierAmount: undefined,
    ...(card ?? { values: { ...BLANK_CARD, isDefault: '' }, chosen: undefined }),
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The card form is being filled in.',
      initial: 'agreed',
      invoke: [
        { id: 'amountFinder', src: 'amountFinder', input: ({ context }) => context.amountDue },
        {
          id: 'form',
          src: 'form',
          input: ({ context, self }) => ({
            name: 'card',
            values: context.values,
            check: (values: FieldValues) =>
              problemsOf(values, context, self.getSnapshot().matches({ editing: 'changed' })),
            keepsDraft: false,
            leadsTo: (problems: FieldProblems) => (isOnlyExpiry(problems) ? FOCUS.cardExpiry : undefined),
          }),
          onDone: [
            {
              guard: { type: 'matchesRecord', params: ({ event }) => event.output },
              target: 'approved',
              actions: { type: 'noteValues', params: ({ event }) => event.output },
              description: 'Name, number and security code match a sample record.',
            },
            {
              target: 'declined',
              actions: { type: 'noteValues', params: ({ event }) => event.output },
              description: 'No sample record matches.',
            },
          ],
        },
      ],
      on: {
        'amount.found': [
          {
            guard: 'isFirstAmount',
            actions: { type: 'noteAmount', params: ({ event }) => event },
            description: 'The amount to pay is known.',
          },
          {
            guard: { type: 'isOtherAmount', params: ({ event }) => event },
            target: '.changed',
            actions: { type: 'noteAmount', params: ({ event }) => event },
            description: 'The cart or a price has become another one, as by another tab.',
          },
        ],
        'sample.filled': { actions: 'fillInSample', description: 'The shopper asks for a sample card.' },
        'card.chosen': {
          guard: { type: 'isKept', params: ({ event }) => event },
          actions: [
            { type: 'noteChosen', params: ({ event }) => event },
            { type: 'fillInChosen', params: ({ event }) => event },
            { type: 'wantFocus', params: { on: [FOCUS.cardNumber] } },
          ],
          description: 'The shopper chooses a saved card: its name and expiry, and no number of another card.',
        },
      },
      states: {
        agreed: { description: 'The amount to pay has been shown long enough to be read: Pay pays it.' },
        changed: {
          description: 'The amount has just become another one: a line says so, and Pay pays neither.',
          after: { reading: { target: 'agreed', description: 'The line stays; by now it has been read.' } },
        },
      },
    },
    declined: {
      description: 'The dialog "Payment Failed" is open; the page behind it does not scroll.',
      tags: 'overlay',
      invoke: { id: 'pageLock', src: 'pageLock', input: { holder: 'payment declined' } },
      on: {
        'dialog.closed': {
          target: 'editing',
          actions: { type: 'wantFocus', params: { on: [FOCUS.cardNumber] } },
          description: 'Try Again: back to the card, with everything still typed in.',
        },
      },
    },
    approved: { type: 'final', description: 'The payment went through.' },
  },
  output: ({ context: { values } }) => ({ values }),
});

/** Why a card is not tried: an empty cart, or another amount than the press was meant for; then problems of the card. */
function problemsOf(values: FieldValues, { amountDue, now }: PaymentContext, isChanged: boolean): FieldProblems {
  return amountDue() === undefined
    ? { amount: 'There is nothing to pay for.' }
    : isChanged
      ? { amount: 'The amount has just changed.' }
      : checkCard(cardOf(values), now());
}

/** The first record, with an expiry three years ahead. */
function sampleCard({ records, now }: PaymentContext): CardValues {
  const [record] = records;
  return record ? { ...record, expiry: `12/${String((now().getFullYear() + 3) % 100).padStart(2, '0')}` } : BLANK_CARD;
}

/** What is typed of a card so far, in the form or in the last attempt; undefined without a payment. */
export function typedCard(payment: SnapshotFrom<typeof paymentMachine> | undefined): TypedCard | undefined {
  const form = payment?.children?.form?.getSnapshot() as SnapshotFrom<typeof formMachine> | undefined;
  return payment && { values: form?.context.values ?? payment.context.values, chosen: payment.context.chosen };
}
