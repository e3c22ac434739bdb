import { scenesOf } from '#machines/scene';

import { cases } from './saved-cards.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'savedCards',
    path: '/MyAccount/PaymentAndBilling',
    part: 'section[aria-labelledby=cards]',
    moves: ['no cards arrive'],
  },
]);
