import { paymentRecords } from '#fixtures/payment-records';
import { button, containing, is, isLocked, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { oneLamp, sampleKeptCards, sampleNow, sampleSavedCards } from '#machines/samples';

import { cases } from './payment.cases';

export const CARD_FIELDS = {
  name: textbox('Name on card', MAIN),
  cardnum: textbox('Card number', MAIN),
  expiry: textbox('Valid through', MAIN),
  cvv: textbox('Security code (CVV)', MAIN),
} as const;
export const pay = button(/^Pay/, MAIN);
const fillInSample = button('Fill in a sample card', MAIN);
const failed = named('alertdialog', 'Payment Failed');

/** The confirmation dialog. */
export const thanks = named('dialog', 'Thank you!');

/** Pays for a lamp with a sample card. */
export async function payWithSample(driver: Driver): Promise<void> {
  await driver.hearOf('cart', oneLamp);
  await driver.click(fillInSample);
  await driver.press('Enter', pay);
}

/** Pays for a lamp with the given card. */
export async function payWith(driver: Driver, card: Readonly<Record<keyof typeof CARD_FIELDS, string>>): Promise<void> {
  await driver.hearOf('cart', oneLamp);
  await fillIn(driver, CARD_FIELDS, card);
  await driver.press('Enter', pay);
}

export const places = placesOf(cases, [
  {
    place: 'the card step',
    starts: [
      {
        name: 'the card step with a lamp in the cart',
        input: { records: paymentRecords, now: sampleNow, keptCards: sampleKeptCards },
        visit: { path: '/Checkout/Payment', width: 'desktop', kept: { cart: oneLamp, savedCards: sampleSavedCards } },
      },
    ],
    events: {
      'sample.filled': [
        {
          case: 'sample.filled',
          words: 'a sample card is asked for',
          cause: (driver) => driver.click(fillInSample),
        },
      ],
      'card.chosen': [
        {
          case: 'the saved Visa is chosen',
          cause: (driver) => driver.click(button('Visa ending in 4242', MAIN)),
        },
      ],
      'dialog.closed': [
        {
          case: 'dialog.closed',
          words: 'Try Again is pressed',
          cause: (driver) => driver.click(button('Try Again', failed)),
        },
      ],
    },
    answers: [
      {
        case: ['a card that matches', 'a wrong security code'],
        cause: (driver, { output }) => payWith(driver, output.values),
      },
    ],
    states: {
      editing: () => [unseen(failed), seen(pay), isLocked(false)],
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
    actor: 'checkout/payment',
  },
]);
