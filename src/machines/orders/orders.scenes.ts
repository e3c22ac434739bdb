import { scenesOf } from '#machines/scene';

import { cases } from './orders.cases';

export const scenes = scenesOf(cases, [
  { actor: 'orders', path: '/MyAccount', part: 'section[aria-labelledby=orders]', moves: [] },
]);
