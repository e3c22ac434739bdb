import { scenesOf } from '#machines/scene';

import { cases } from './wishlist.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'wishlist',
    path: '/MyAccount/Wishlist',
    part: 'main',
    moves: [{ words: 'the shopper clears the wishlist', case: 'wishlist.cleared' }],
  },
]);
