import { scenesOf } from '#machines/scene';

import { cases } from './drafts.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'drafts',
    path: '/ContactUs',
    part: 'main form',
    moves: ['another tab has a draft that is 1 h old'],
  },
]);
