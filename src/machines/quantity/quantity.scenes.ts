import { scenesOf } from '#machines/scene';

import { cases } from './quantity.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'cart-page',
    path: '/Cart',
    part: 'main table',
    moves: ['the quantity of the lamp is emptied'],
  },
]);
