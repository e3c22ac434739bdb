import { answer, bare, casesOf } from '#kit/paths/cases';
import {
  ADA,
  oneLamp,
  sampleCard,
  sampleCheck,
  sampleAmount,
  sampleKeptCards,
  sampleNow,
  sampleRecipient,
  sampleRecord,
} from '#machines/samples';

import type { CheckoutStep } from '#domain/order';
import type { CheckoutInput } from './checkout.machine';
import { checkoutMachine } from './checkout.machine';

/** Complete values of the personal step. */
export const personal = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: ADA.email,
  phone: '902 555 0142',
  city: 'Halifax',
  country: 'Canada',
  postcode: 'B3H 0A1',
} as const;

export const cases = casesOf({
  name: 'checkout',
  machine: checkoutMachine,
  starts: { 'the checkout': at('personal'), 'the card step': at('billing') },
  cases: {
    'the personal step is opened': { type: 'step.opened', step: 'personal' },
    'the billing step is opened': { type: 'step.opened', step: 'billing' },
    'a signed-in person is found': { type: 'person.found', person: ADA },
    ...bare('country.found'),
    'home is chosen': { type: 'details.chosen', id: 'home' },
    'details that are no longer kept are chosen': { type: 'details.chosen', id: 'forgotten' },
    'the personal details are complete': answer('form', { values: personal }),
    'the payment is approved': answer('payment', { values: { ...sampleCard, isDefault: 'on' } }),
  },
  ignoredContext: ['personal', 'card'],
  neighbours: {
    cart: { lines: [{ ...oneLamp[0], qty: 2 }] },
    drafts: { drafts: { checkout: { ...personal, city: 'Bergen' } } },
  },
});

function at(step: CheckoutStep): CheckoutInput {
  return {
    step,
    records: [sampleRecord],
    now: sampleNow,
    checkPersonal: sampleCheck,
    recipientOf: () => sampleRecipient,
    weekendOf: () => [5, 6],
    keptDetails: () => [{ id: 'home', label: 'Home', values: personal }],
    keptCards: sampleKeptCards,
    amountDue: sampleAmount,
  };
}
