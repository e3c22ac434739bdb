import { scenesOf } from '#machines/scene';

import { cases } from './reorder.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'account/reorder',
    path: '/MyAccount',
    part: 'section[aria-labelledby=orders] li',
    moves: ['the newest sample order is ordered again'],
  },
]);
