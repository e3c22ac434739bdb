import { scenesOf } from '#machines/scene';

import { cases } from './device.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'device',
    // This page says where entered data is stored.
    path: '/MyAccount/PaymentAndBilling',
    part: 'body',
    moves: [
      { words: 'the browser refuses to keep something', case: 'write.refused' },
      { words: 'the shopper closes the warning', case: 'warning.closed' },
    ],
  },
]);
