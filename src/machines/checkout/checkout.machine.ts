import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';

import type { PaymentRecord } from '#domain/card';
import { cardOf, keepableCard } from '#domain/card';
import type { CartLine } from '#domain/cart-line';
import type { Weekend } from '#domain/delivery';
import type { FieldCheck, FieldValues } from '#domain/fields';
import type { KeptDetails } from '#domain/kept-details';
import type { CheckoutStep, Recipient } from '#domain/order';
import type { Person } from '#domain/person';
import { withStreet } from '#domain/recipient';
import { countryFinder } from '#machines/destination/chosen-country';
import { fillingIn, isTypedInto } from '#machines/form/fill-in';
import type { FormInput } from '#machines/form/form.machine';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { CartMessage, DraftsMessage, OrdersMessage } from '#machines/messages';
import type { PaymentInput, PaymentOutput, TypedCard } from '#machines/payment/payment.machine';
import { paymentMachine, typedCard } from '#machines/payment/payment.machine';
import { personFinder, signedInPerson } from '#machines/profile/signed-in';
import { pageLock } from '#machines/scroll-lock/page-lock';

import { CHECKOUT_FORM, draftOf, knownDetails } from './personal';

export interface CheckoutInput {
  readonly step: CheckoutStep;
  readonly records: readonly PaymentRecord[];
  readonly now: () => Date;
  readonly checkPersonal: FieldCheck;
  /** Formats the personal details after a field has changed. */
  readonly rewritePersonal?: FormInput['rewrite'];
  /** The recipient by the personal details. */
  readonly recipientOf: (personal: FieldValues) => Recipient | undefined;
  /** The weekend of the country in the personal details; undefined where it is Saturday and Sunday. */
  readonly weekendOf: (personal: FieldValues) => Weekend | undefined;
  /** Reads the details kept on this device. */
  readonly keptDetails: () => readonly KeptDetails[];
  /** Reads what is kept of the saved cards. */
  readonly keptCards: () => readonly KeptDetails[];
  /** Reads what there is to pay; undefined while that is not known, or nothing. */
  readonly amountDue: PaymentInput['amountDue'];
}

export type CheckoutEvent =
  | { type: 'step.opened'; step: CheckoutStep }
  | { type: 'person.found'; person: Person }
  | { type: 'country.found' }
  | { type: 'details.chosen'; id: string };

interface CheckoutContext extends CheckoutInput {
  /** The personal details entered so far. */
  readonly personal: FieldValues;
  /** Id of the kept details that were chosen last. */
  readonly chosen: string | undefined;
  /** The card as far as it is typed, while the shopper is at the first step; in memory only, until the order is placed. */
  readonly card: TypedCard | undefined;
  /** Lines of the placed order: by then the cart is empty. */
  readonly ordered: readonly CartLine[];
}

/** The checkout: Personal, then Billing, then Confirmation, which is the success dialog (section 2 and readings). */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    children: {} as { form: 'form'; payment: 'payment' },
  },
  actors: { form: formMachine, payment: paymentMachine, pageLock, personFinder, countryFinder },
  guards: {
    isBilling: ({ context }) => context.step === 'billing',
    isKept: ({ context }, { id }: { id: string }) => context.keptDetails().some((kept) => kept.id === id),
    opensPersonal: (_, { step }: { step: CheckoutStep }) => step === 'personal',
    opensBilling: (_, { step }: { step: CheckoutStep }) => step === 'billing',
  },
  actions: {
    notePersonal: assign({ personal: (_, { values }: { values: FieldValues }) => values }),
    keepPersonal: sendTo(
      ({ system }) => member(system, 'drafts'),
      (_, { values }: { values: FieldValues }): DraftsMessage => ({ type: 'draft.kept', form: CHECKOUT_FORM, values }),
    ),
    openPayment: sendTo(({ system }) => member(system, 'shop'), { type: 'page.requested', to: '/Checkout/Payment' }),
    fillInKnown: enqueueActions(({ context, enqueue, self, system }, { person }: { person: Person | undefined }) => {
      if (!isTypedInto(self)) {
        // The country before may have been taken back.
        const values = { ...(!person && { country: '' }), ...knownDetails(system, context.personal, person) };
        enqueue.sendTo('form', { type: 'draft.found', values });
      }
    }),
    noteChosen: assign({ chosen: (_, { id }: { id: string }) => id }),
    fillInChosen: enqueueActions(({ context, enqueue, self }, { id }: { id: string }) => {
      fillingIn(self, context.keptDetails(), id).forEach((event) => enqueue.sendTo('form', event));
    }),
    noteCard: assign({
      card: ({ self }) =>
        typedCard(
          self.getSnapshot().children?.payment?.getSnapshot() as SnapshotFrom<typeof paymentMachine> | undefined,
        ),
    }),
    forgetCard: assign({ card: undefined }),
    noteOrdered: assign({ ordered: ({ system }) => member(system, 'cart').getSnapshot().context.lines }),
    writeOrder: sendTo(
      ({ system }) => member(system, 'orders'),
      ({ context, system }): OrdersMessage => {
        const known = knownDetails(system, context.personal);
        return {
          type: 'order.placed',
          lines: context.ordered,
          email: known['email'] ?? '',
          recipient: withStreet(context.recipientOf(known), signedInPerson(member(system, 'profile'))),
          weekend: context.weekendOf(known),
        };
      },
    ),
    emptyCart: sendTo(
      ({ system }) => member(system, 'cart'),
      (): CartMessage => ({ type: 'cart.emptied' }),
    ),
    noteDraft: assign({
      personal: ({ context, system }) => ({ ...draftOf(member(system, 'drafts')), ...context.personal }),
    }),
    dropDraft: sendTo(
      ({ system }) => member(system, 'drafts'),
      (): DraftsMessage => ({ type: 'draft.dropped', form: CHECKOUT_FORM }),
    ),
    keepCard: enqueueActions(({ enqueue, system }, { values }: PaymentOutput) => {
      if (values['isDefault'] === 'on') {
        enqueue.sendTo(member(system, 'savedCards'), {
          type: 'card.added',
          card: keepableCard(cardOf(values)),
          asDefault: true,
        });
      }
    }),
  },
}).createMachine({
  id: 'checkout',
  description: 'The way from the cart to an order: Personal, Billing, Confirmation.',
  context: ({ input }) => ({ ...input, personal: {}, chosen: undefined, card: undefined, ordered: [] }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The address decides which step opens.',
      always: [
        {
          guard: 'isBilling',
          target: 'billing',
          description: 'All pages are open: the card step can be opened directly.',
        },
        { target: 'personal', description: 'The checkout begins with personal details.' },
      ],
    },
    personal: {
      description: 'The shopper fills in personal details.',
      invoke: [
        {
          id: 'form',
          src: 'form',
          input: ({ context, self }) => ({
            name: CHECKOUT_FORM,
            values: knownDetails(self.system, context.personal),
            check: context.checkPersonal,
            rewrite: context.rewritePersonal,
            keepsDraft: true,
          }),
          onDone: {
            target: 'billing',
            actions: [
              { type: 'notePersonal', params: ({ event }) => event.output },
              { type: 'keepPersonal', params: ({ event }) => event.output },
              'openPayment',
            ],
            description: 'The personal details are complete.',
          },
        },
        { id: 'personFinder', src: 'personFinder' },
        { id: 'countryFinder', src: 'countryFinder' },
      ],
      on: {
        'person.found': {
          actions: { type: 'fillInKnown', params: ({ event }) => event },
          description: 'Someone is signed in: the profile fills in a form that nobody has typed into.',
        },
        'country.found': {
          actions: { type: 'fillInKnown', params: { person: undefined } },
          description: 'Another country of delivery is chosen: it is filled in unless an address is known.',
        },
        'details.chosen': {
          guard: { type: 'isKept', params: ({ event }) => event },
          actions: [
            { type: 'noteChosen', params: ({ event }) => event },
            { type: 'fillInChosen', params: ({ event }) => event },
          ],
          description:
            'The shopper chooses details kept on this device: they fill in the fields that nobody has typed into.',
        },
        'step.opened': {
          guard: { type: 'opensBilling', params: ({ event }) => event },
          target: 'billing',
          description: 'The shopper goes on to the card without finishing this step.',
        },
      },
    },
    billing: {
      description: 'The shopper fills in a card and pays.',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { records, now, keptCards, amountDue, card } }) => {
          const amount = amountDue();
          return { records, now, keptCards, amount, amountDue, card };
        },
        onDone: {
          target: 'confirmation',
          actions: [
            'forgetCard',
            'noteOrdered',
            'writeOrder',
            'emptyCart',
            'noteDraft',
            'dropDraft',
            { type: 'keepCard', params: ({ event }) => event.output },
          ],
          description: 'The payment went through: one order is written, the cart is emptied.',
        },
      },
      on: {
        'step.opened': {
          guard: { type: 'opensPersonal', params: ({ event }) => event },
          target: 'personal',
          actions: 'noteCard',
          description: 'The shopper goes back to the personal details; what is typed of the card is kept in memory.',
        },
      },
    },
    confirmation: {
      description: 'The dialog "Thank you!" is open; the page behind it does not scroll.',
      tags: 'overlay',
      invoke: { id: 'pageLock', src: 'pageLock', input: { holder: 'order confirmed' } },
      on: {
        'step.opened': {
          guard: { type: 'opensPersonal', params: ({ event }) => event },
          target: 'personal',
          description: 'The shopper goes back; the order stands, the cart is empty.',
        },
      },
    },
  },
});
