import { completesDetails, confirmed, paying } from '#machines/payment/payment.scenes';
import { scenesOf } from '#machines/scene';

import { cases } from './checkout.cases';

export const scenes = scenesOf(
  cases,
  [
    {
      actor: 'checkout',
      path: '/Checkout',
      part: { checkout: 'main', 'checkout.confirmation': confirmed },
      moves: [completesDetails, ...paying],
    },
  ],
  {
    unshown: {
      'checkout.entering': 'It is left at once: the address decides before anything is drawn.',
    },
  },
);
