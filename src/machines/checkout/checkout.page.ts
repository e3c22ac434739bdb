import { paymentRecords } from '#fixtures/payment-records';
import { button, containing, is, isLocked, link, MAIN, named, says, seen, standsAt, textbox } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { payWithSample, thanks } from '#machines/payment/payment.page';
import {
  oneLamp,
  sampleAmount,
  sampleCheck,
  sampleKeptCards,
  sampleNow,
  sampleOrder,
  sampleRecipient,
} from '#machines/samples';

import { cases, personal } from './checkout.cases';

const FIELDS = {
  firstName: textbox('First name', MAIN),
  lastName: textbox('Last name', MAIN),
  email: textbox('Email address', MAIN),
  phone: textbox('Phone number', MAIN),
  city: textbox('Town/City', MAIN),
  country: named('combobox', 'Country', MAIN),
  postcode: textbox('Postcode/Zip', MAIN),
} as const;
const goOn = button('Continue to Billing', MAIN);
const input = {
  records: paymentRecords,
  now: sampleNow,
  checkPersonal: sampleCheck,
  recipientOf: () => sampleRecipient,
  weekendOf: () => undefined,
  keptDetails: () => [{ id: 'home', label: 'Home', values: personal }],
  keptCards: sampleKeptCards,
  amountDue: sampleAmount,
} as const;

/** Its recipient is offered as kept. */
const orders = [{ ...sampleOrder, recipient: sampleRecipient }];

/** Fills in the personal step and submits it. */
export async function fillPersonal(driver: Driver): Promise<void> {
  await fillIn(driver, FIELDS, personal);
  await driver.click(goOn);
}

export const places = placesOf(cases, [
  {
    place: 'both steps',
    starts: [
      {
        name: 'the personal step',
        input: { ...input, step: 'personal' },
        visit: { path: '/Checkout', width: 'phone', kept: { cart: oneLamp, orders } },
      },
      {
        name: 'the card step',
        input: { ...input, step: 'billing' },
        visit: { path: '/Checkout/Payment', width: 'phone', kept: { cart: oneLamp, orders } },
      },
    ],
    events: {
      'step.opened': [
        {
          case: 'the personal step is opened',
          words: 'someone goes back to the personal step',
          cause: (driver) => driver.click(link('Personal', MAIN)),
          when: ({ value }) => value === 'billing',
        },
        {
          case: 'the personal step is opened',
          words: 'someone goes Back from the confirmation',
          cause: (driver) => driver.goBack(),
          when: ({ value, context }) => value === 'confirmation' && context.step === 'personal',
        },
        {
          case: 'the billing step is opened',
          words: 'someone goes Back to the card step',
          cause: (driver) => driver.goBack(),
          when: ({ context }) => context.step === 'billing',
        },
      ],
      'person.found': [
        {
          case: 'a signed-in person is found',
          words: 'Ada logs in in another tab',
          cause: (driver, { person }) => driver.hearOf('profile', { person, signedIn: true }),
        },
      ],
      'country.found': [
        {
          case: 'country.found',
          words: 'Egypt is chosen in another tab',
          cause: (driver) => driver.hearOf('destination', { country: 'Egypt', weekend: [5, 6] }),
        },
      ],
      'details.chosen': [
        {
          case: 'home is chosen',
          cause: (driver) => driver.click(button(/^As on order/, MAIN)),
          when: ({ value }) => value === 'personal',
        },
      ],
    },
    answers: [
      { case: 'the personal details are complete', cause: fillPersonal },
      { case: 'the payment is approved', cause: payWithSample },
    ],
    states: {
      entering: NEVER_RESTS,
      personal: () => [standsAt('/Checkout'), seen(goOn), isLocked(false)],
      billing: () => [
        standsAt('/Checkout/Payment'),
        // After an order the cart is empty.
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
    ignoredContext: ['personal', 'chosen', 'card', 'ordered'],
    actor: 'checkout',
  },
]);
