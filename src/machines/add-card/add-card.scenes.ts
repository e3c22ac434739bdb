import { goodCard } from '#machines/payment/payment.cases';
import { scenesOf, sends } from '#machines/scene';

import { cases } from './add-card.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'add-card',
    path: '/MyAccount/PaymentAndBilling',
    part: { addCard: 'section[aria-labelledby=cards]', 'addCard.open': 'dialog[aria-labelledby=add-card-title]' },
    moves: [
      { words: 'the shopper wants to add a card', case: 'dialog.opened' },
      sends('the shopper fills in the card', 'add-card/form', goodCard),
    ],
  },
]);
