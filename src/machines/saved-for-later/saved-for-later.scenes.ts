import { scenesOf } from '#machines/scene';

import { cases } from './saved-for-later.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'savedForLater',
    path: '/Cart',
    part: { savedForLater: 'section[aria-labelledby=saved-for-later]', 'savedForLater.empty': 'main' },
    moves: ['two lamps are saved'],
  },
]);
