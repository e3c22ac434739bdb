import { scenesOf } from '#machines/scene';

import { cases } from './recently-removed.cases';

export const scenes = scenesOf(cases, [
  { actor: 'recentlyRemoved', path: '/MyAccount/Wishlist', part: 'main', moves: ['the cart was cleared'] },
]);
