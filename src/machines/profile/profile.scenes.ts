import { scenesOf } from '#machines/scene';

import { cases } from './profile.cases';

export const scenes = scenesOf(cases, [
  { actor: 'profile', path: '/MyAccount', part: 'main header', moves: ['Ada signs up'] },
]);
