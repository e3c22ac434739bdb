import { paymentRecords } from '#fixtures/payment-records';
import { checkoutMachine } from '#machines/checkout/checkout.machine';
import { paymentMachine } from '#machines/payment/payment.machine';
import { sampleCheck, sampleNow, sampleRecipient } from '#machines/samples';
import type { CardValues } from '#domain/card';

import { CARD_THAT_PAYS, PERSON } from '../../journeys/pages/facts';
import { oneLamp } from './cart';
import { NEVER_RESTS, onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, is, isLocked, link, MAIN, containing, named, says, seen, standsAt, textbox, unseen } from './someone';
import type { Someone } from './someone';

const card: CardValues = {
  name: CARD_THAT_PAYS.name,
  cardnum: CARD_THAT_PAYS.number,
  cvv: CARD_THAT_PAYS.cvv,
  expiry: '06/25',
};
const failed = named('alertdialog', 'Payment Failed');
/** What says that an order has been placed. */
export const thanks = named('dialog', 'Thank you!');
const FIELDS = {
  name: textbox('Name on card', MAIN),
  cardnum: textbox('Card number', MAIN),
  expiry: textbox('Valid through', MAIN),
  cvv: textbox('Security code (CVV)', MAIN),
} as const;
const savesAsDefault = named('checkbox', 'Save as default', MAIN);

async function pay(someone: Someone, values: CardValues): Promise<void> {
  await someone.hearOf('cart', oneLamp);
  for (const [field, spot] of Object.entries(FIELDS)) {
    await someone.type(spot, values[field as keyof CardValues]);
  }
  await someone.press('Enter', button(/^Pay/, MAIN));
}

const attempts: readonly (readonly [name: string, values: CardValues, amount: number])[] = [
  ['a card that matches is submitted', card, 16_000],
  ['a card with a wrong security code is submitted', { ...card, cvv: '999' }, 16_000],
  ['a card without an expiry is submitted', { ...card, expiry: '' }, 16_000],
  ['a card that expired last month is submitted', { ...card, expiry: '05/25' }, 16_000],
  ['a card without a name is submitted', { ...card, name: '' }, 16_000],
];

const payment: PageTarget<typeof paymentMachine> = {
  machine: 'payment',
  place: 'the card step',
  logic: paymentMachine,
  starts: [
    {
      name: 'the card step with a lamp in the cart',
      input: { records: paymentRecords, now: sampleNow },
      visit: { path: '/Checkout/Payment', width: 'desk', kept: { cart: oneLamp } },
    },
  ],
  events: {
    'field.changed': [
      {
        name: 'another name is typed',
        event: { type: 'field.changed', field: 'name', value: 'Ada Sample' },
        cause: async (someone) => {
          await someone.type(FIELDS.name, 'Ada');
          await someone.type(FIELDS.name, 'Ada Sample');
        },
      },
    ],
    'default.toggled': [
      {
        name: 'Save as default is ticked or cleared',
        event: { type: 'default.toggled' },
        cause: (someone) => someone.click(savesAsDefault),
      },
    ],
    'sample.filled': [
      {
        name: 'a sample card is asked for',
        event: { type: 'sample.filled' },
        cause: (someone) => someone.click(button('Fill in a sample card', MAIN)),
      },
    ],
    'card.submitted': attempts.map(([name, values, amount]) => ({
      name,
      event: { type: 'card.submitted', card: values, amount } as const,
      cause: (someone: Someone) => pay(someone, values),
    })),
    'dialog.closed': [
      {
        name: 'Try Again is pressed',
        event: { type: 'dialog.closed' },
        cause: (someone) => someone.click(button('Try Again', failed)),
      },
    ],
  },
  states: {
    editing: ({ context }) => [
      unseen(failed),
      ...Object.values(context.problems)
        .filter((message) => message !== undefined)
        .map((message) => says(MAIN, containing(message))),
      isLocked(false),
    ],
    declined: () => [
      seen(failed),
      says(
        failed,
        containing('Sorry, we can not verify your card. Please make sure to fill in the correct informations'),
      ),
      is(button('Try Again', failed), 'focus'),
      isLocked(true),
    ],
    approved: () => [seen(thanks), unseen(failed), isLocked(true)],
  },
  ignoredContext: ['refusals', 'card', 'savesAsDefault'],
  actor: (shop) => shop.actor.system.get('checkout')?.getSnapshot().children.payment,
};

/** Fills in the personal step and goes on. */
export async function fillPersonal(someone: Someone): Promise<void> {
  const fields = {
    firstName: textbox('First name', MAIN),
    lastName: textbox('Last name', MAIN),
    email: textbox('Email address', MAIN),
    phone: textbox('Phone number', MAIN),
    town: textbox('Town/City', MAIN),
    country: named('combobox', 'Country', MAIN),
    postcode: textbox('Postcode/Zip', MAIN),
  } as const;
  for (const [name, spot] of Object.entries(fields)) {
    await someone.type(spot, PERSON[name as keyof typeof PERSON]);
  }
  await someone.click(button('Continue to Billing', MAIN));
}

/** Pays for a lamp with a card that the shop knows. */
export async function payWithSample(someone: Someone): Promise<void> {
  await someone.hearOf('cart', oneLamp);
  await someone.click(button('Fill in a sample card', MAIN));
  await someone.press('Enter', button(/^Pay/, MAIN));
}

const checkout: PageTarget<typeof checkoutMachine> = {
  machine: 'checkout',
  place: 'both steps',
  logic: checkoutMachine,
  starts: (['personal', 'billing'] as const).map((step) => ({
    name: step === 'personal' ? 'the personal step' : 'the card step',
    input: {
      step,
      records: paymentRecords,
      now: sampleNow,
      checkPersonal: sampleCheck,
      recipientOf: () => sampleRecipient,
    },
    visit: {
      path: step === 'personal' ? '/Checkout' : '/Checkout/Payment',
      width: 'phone',
      kept: { cart: oneLamp },
    },
  })),
  events: {
    'step.opened': [
      {
        name: 'someone goes back to the personal step',
        event: { type: 'step.opened', step: 'personal' },
        cause: (someone) => someone.click(link('Personal', MAIN)),
        when: ({ value }) => value === 'billing',
      },
      {
        name: 'someone goes Back from the confirmation',
        event: { type: 'step.opened', step: 'personal' },
        cause: (someone) => someone.goBack(),
        when: ({ value, context }) => value === 'confirmation' && context.step === 'personal',
      },
      {
        name: 'someone goes Back to the card step',
        event: { type: 'step.opened', step: 'billing' },
        cause: (someone) => someone.goBack(),
        when: ({ context }) => context.step === 'billing',
      },
    ],
    'person.found': [
      {
        name: 'Nora logs in in another tab',
        event: { type: 'person.found', person: { name: 'Nora Ellery', email: PERSON.email } },
        cause: (someone) =>
          someone.hearOf('profile', { person: { name: 'Nora Ellery', email: PERSON.email }, signedIn: true }),
      },
    ],
  },
  answers: [
    {
      name: 'the personal details are complete',
      event: {
        type: 'xstate.done.actor.form',
        output: { values: { email: PERSON.email } },
        actorId: 'form',
      } as never,
      cause: fillPersonal,
    },
    {
      name: 'the payment is approved',
      event: { type: 'xstate.done.actor.payment', output: { card, savesAsDefault: true }, actorId: 'payment' } as never,
      cause: payWithSample,
    },
  ],
  states: {
    entering: NEVER_RESTS,
    personal: () => [standsAt('/Checkout'), seen(button('Continue to Billing', MAIN)), isLocked(false)],
    billing: () => [
      standsAt('/Checkout/Payment'),
      // Behind an order that is placed nothing is left to pay for.
      says(MAIN, /Card details|Order LW-\d+ is placed/),
      isLocked(false),
    ],
    confirmation: () => [
      seen(thanks),
      says(thanks, containing('Your order has been confirmed & It is on the way. Check your email for the details')),
      is(link('Go to Homepage', thanks), 'focus'),
      isLocked(true),
    ],
  },
  ignoredContext: ['personal', 'ordered'],
  actor: (shop) => shop.actor.system.get('checkout'),
};

/** From the personal step to the order. */
export const payingTargets = [onPage(payment), onPage(checkout)];
