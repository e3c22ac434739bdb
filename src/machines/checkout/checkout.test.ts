import { describe, expect, test } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import type { FieldValues } from '#domain/fields';
import {
  sampleCard,
  sampleCheck,
  sampleAmount,
  sampleKeptCards,
  sampleNow,
  samplePersonal,
  sampleRecipient,
  sampleRecord,
} from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages, done } from '#tests/support/message-spy';

import type { CheckoutStep } from '#domain/order';
import type { CheckoutEvent } from './checkout.machine';
import { checkoutMachine } from './checkout.machine';

const OTHERS = ['shop', 'orders', 'savedCards', 'scrollLock'];

const inputFor = (step: CheckoutStep) => ({
  step,
  records: [sampleRecord],
  now: sampleNow,
  checkPersonal: sampleCheck,
  recipientOf: (values: FieldValues) => ({ ...sampleRecipient, firstName: values['firstName'] ?? '' }),
  weekendOf: () => [5],
  keptDetails: () => [
    { id: 'home', label: 'Home', values: { firstName: 'Ada', city: 'Halifax' } },
    { id: 'studio', label: 'Studio', values: { firstName: 'Ada', city: 'Truro' } },
  ],
  keptCards: sampleKeptCards,
  amountDue: sampleAmount,
});

const personalOpened: CheckoutEvent = { type: 'step.opened', step: 'personal' };
const billingOpened: CheckoutEvent = { type: 'step.opened', step: 'billing' };
const personFound: CheckoutEvent = {
  type: 'person.found',
  person: { name: 'Ada Sample', email: 'ada@larkwood.example' },
};

const filledIn = done('form', { values: samplePersonal });
const paid = (savesAsDefault: boolean) =>
  done('payment', { values: { ...sampleCard, isDefault: savesAsDefault ? 'on' : '' } });

function afterwards(step: CheckoutStep, ...events: readonly CheckoutEvent[]) {
  const { actor, received } = spyOnMessages(checkoutMachine, inputFor(step), OTHERS);
  events.forEach((event) => actor.send(event));
  const { value, context, children } = actor.getSnapshot();
  return { value, context, children, received, actor };
}

const chosen = (id: string): CheckoutEvent => ({ type: 'details.chosen', id });

test('kept details fill in what nobody has typed; another choice replaces them, an unknown one does nothing', () => {
  const { actor } = afterwards('personal');
  const form = () => actor.getSnapshot().children.form;
  const values = () => form()?.getSnapshot().context.values;
  actor.send(chosen('gone'));
  expect({ values: values(), chosen: actor.getSnapshot().context.chosen }).toEqual({ values: {}, chosen: undefined });
  actor.send(chosen('home'));
  expect(values()).toEqual({ firstName: 'Ada', city: 'Halifax' });
  actor.send(chosen('studio'));
  expect({ values: values(), chosen: actor.getSnapshot().context.chosen }).toEqual({
    values: { firstName: 'Ada', city: 'Truro' },
    chosen: 'studio',
  });
  form()?.send({ type: 'field.changed', field: 'city', value: 'Oslo' });
  actor.send(chosen('home'));
  expect(values()).toEqual({ firstName: 'Ada', city: 'Oslo' });
});

test('every event of every step', () => {
  expect(
    cellsOf({
      machine: checkoutMachine,
      input: inputFor('personal'),
      pathTo: { personal: [], billing: [billingOpened], confirmation: [billingOpened, paid(false)] },
      events: { personalOpened, billingOpened, personFound, chosen: chosen('home'), filledIn, paid: paid(true) },
    }),
  ).toEqual({
    personal: {
      personalOpened: '·',
      billingOpened: 'billing',
      personFound: 'personal',
      chosen: 'personal',
      filledIn: 'billing',
      paid: '·',
    },
    billing: {
      personalOpened: 'personal',
      billingOpened: '·',
      personFound: '·',
      chosen: '·',
      filledIn: '·',
      paid: 'confirmation',
    },
    confirmation: {
      personalOpened: 'personal',
      billingOpened: '·',
      personFound: '·',
      chosen: '·',
      filledIn: '·',
      paid: '·',
    },
  });
});

test.each(['personal', 'billing'] as const)('the address opens the %s step at once', (step) => {
  expect(afterwards(step).value).toBe(step);
});

test('complete details are kept, and the shopper is led to the card', () => {
  const { value, context, received } = afterwards('personal', filledIn);
  expect({ value, personal: context.personal }).toEqual({ value: 'billing', personal: samplePersonal });
  expect(received).toEqual([['shop', { type: 'page.requested', to: '/Checkout/Payment' }]]);
});

test('the form has the details again after going back', () => {
  const { children } = afterwards('personal', filledIn, personalOpened);
  expect(children.form?.getSnapshot().context.values).toEqual(samplePersonal);
});

describe('a person who is signed in', () => {
  test('fills in what nobody has touched', () => {
    const { children } = afterwards('personal', personFound);
    expect(children.form?.getSnapshot().context.values).toEqual({
      firstName: 'Ada',
      lastName: 'Sample',
      email: 'ada@larkwood.example',
    });
  });

  test('fills in nothing once the shopper has typed', () => {
    const { actor } = afterwards('personal');
    actor.getSnapshot().children.form?.send({ type: 'field.changed', field: 'firstName', value: 'Grace' });
    actor.send(personFound);
    expect(actor.getSnapshot().children.form?.getSnapshot().context.values).toEqual({ firstName: 'Grace' });
  });
});

describe('a payment that went through', () => {
  const holder = 'order confirmed';
  const order = {
    type: 'order.placed',
    lines: [],
    email: 'ada@larkwood.example',
    recipient: sampleRecipient,
    weekend: [5],
  };

  test('writes one order, and the page stands still behind the dialog', () => {
    const { value, received, actor } = afterwards('personal', filledIn, paid(false));
    expect(value).toBe('confirmation');
    expect(actor.getSnapshot().hasTag('overlay')).toBe(true);
    expect(received.slice(1)).toEqual([
      ['orders', order],
      ['scrollLock', { type: 'lock.acquired', holder }],
    ]);
  });

  test('keeps brand, last four digits, expiry and name as the Default when asked to, and nothing else of the card', () => {
    expect(afterwards('personal', filledIn, paid(true)).received).toContainEqual([
      'savedCards',
      {
        type: 'card.added',
        card: { name: 'Ada Sample', brand: 'Visa', last4: '4242', expiry: '06/25' },
        asDefault: true,
      },
    ]);
  });

  test('lets the page go when the shopper goes back', () => {
    expect(afterwards('billing', paid(false), personalOpened).received.slice(-1)).toEqual([
      ['scrollLock', { type: 'lock.released', holder }],
    ]);
  });
});

test('who came straight to the card and goes back from the confirmation finds the details that were kept', () => {
  const drafts = createMachine({ context: { drafts: { checkout: { ...samplePersonal, city: 'Bergen' } } } });
  const root = setup({ actors: { checkout: checkoutMachine, drafts } }).createMachine({
    invoke: [
      { systemId: 'drafts', src: 'drafts' },
      { systemId: 'checkout', src: 'checkout', input: inputFor('billing') },
    ],
  });
  const checkout: ActorRefFrom<typeof checkoutMachine> = createActor(root).start().system.get('checkout');
  checkout.send(paid(false));
  checkout.send(personalOpened);
  const { value, context, children } = checkout.getSnapshot();
  const kept = { ...samplePersonal, city: 'Bergen' };
  expect({ value, personal: context.personal, form: children.form?.getSnapshot().context.values }).toEqual({
    value: 'personal',
    personal: kept,
    form: kept,
  });
});
