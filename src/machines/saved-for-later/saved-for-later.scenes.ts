import { scenesOf } from '#machines/scene';

import { cases } from './saved-for-later.cases';

export const scenes = scenesOf(cases, [
  { actor: 'savedForLater', path: '/Cart', part: 'main', moves: ['two lamps are saved'] },
]);
