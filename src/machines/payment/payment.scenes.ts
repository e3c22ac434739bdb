import { addsAChair } from '#machines/cart/cart.scenes';
import { personal } from '#machines/checkout/checkout.cases';
import { does, scenesOf, sends, together } from '#machines/scene';
import { sampleSavedCards } from '#machines/samples';
import type { Move } from '#machines/scene';

import { cases } from './payment.cases';

/** Selector of the confirmation dialog. */
export const confirmed = 'dialog[aria-labelledby=order-confirmed-title]';

/** Leads to the card step. */
export const completesDetails = together(
  'the shopper completes the personal details',
  sends('the form is complete', 'checkout/form', personal),
  does('the card step opens', 'shop', { type: 'route.changed', path: '/Checkout/Payment' }),
);

/** An approved and a declined payment. */
export const paying: readonly Move[] = [
  pays('the shopper pays with a wrong security code', 'a wrong security code'),
  pays('the shopper pays with a sample card', 'a card that matches'),
];

export const scenes = scenesOf(cases, [
  {
    actor: 'checkout/payment',
    path: '/Checkout',
    stored: { savedCards: sampleSavedCards },
    part: {
      payment: 'main',
      'payment.editing.changed': 'main :has(> #card-amount)',
      'payment.declined': 'dialog[aria-labelledby=payment-failed-title]',
      'payment.approved': confirmed,
    },
    before: completesDetails,
    moves: [...paying, addsAChair],
  },
]);

function pays(words: string, name: 'a wrong security code' | 'a card that matches'): Move {
  return sends(words, 'checkout/payment/form', cases.events[name].output.values);
}
