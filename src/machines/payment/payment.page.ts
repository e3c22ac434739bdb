import { button, containing, is, isLocked, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
import type { Driver } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { oneLamp, sampleAmount, sampleSavedCards } from '#machines/samples';

import { cases, paymentInput } from './payment.cases';

const twoLamps = [{ ...oneLamp[0], qty: 2 }];

export const CARD_FIELDS = {
  name: textbox('Name on card', MAIN),
  cardnum: textbox('Card number', MAIN),
  expiry: textbox('Valid through', MAIN),
  cvv: textbox('Security code (CVV)', MAIN),
} as const;
export const pay = button(/^Pay/, MAIN);
const fillInSample = button('Fill in a sample card', MAIN);
const failed = named('alertdialog', 'Payment Failed');

const OTHER_AMOUNT = /You now pay \$[\d.,]+; it was \$/;
const beingFilledIn = [unseen(failed), seen(pay), isLocked(false)];

/** The confirmation dialog. */
export const thanks = named('dialog', 'Thank you!');

/** Pays for a lamp with a sample card. */
export async function payWithSample(driver: Driver): Promise<void> {
  await driver.hearOf('cart', oneLamp);
  await driver.click(fillInSample);
  await driver.press('Enter', pay);
}

/** Pays with the given card, once the amount has been read. */
async function payWith(driver: Driver, card: Readonly<Record<keyof typeof CARD_FIELDS, string>>): Promise<void> {
  await driver.pass(1000);
  await fillIn(driver, CARD_FIELDS, card);
  await driver.press('Enter', pay);
}

export const places = placesOf(
  cases,
  [
    {
      place: 'the card step',
      starts: [
        {
          name: 'the card step with a lamp in the cart',
          input: paymentInput(sampleAmount()),
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
        'amount.found': [
          {
            case: 'another amount is to be paid',
            words: 'another tab puts another lamp into the cart',
            cause: (driver) => driver.hearOf('cart', twoLamps),
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
        'editing.agreed': () => beingFilledIn,
        'editing.changed': () => [...beingFilledIn, says(MAIN, OTHER_AMOUNT)],
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
      ignoredContext: ['values', 'chosen', 'amount', 'earlierAmount'],
      actor: 'checkout/payment',
    },
  ],
  {
    'payment.editing|amount.found|0': 'The amount is known as soon as the page is.',
  },
);
