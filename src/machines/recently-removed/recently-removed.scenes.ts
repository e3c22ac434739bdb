import { scenesOf } from '#machines/scene';

import { cases } from './recently-removed.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'recentlyRemoved',
    path: '/MyAccount/Wishlist',
    stored: { cart: [] },
    part: { recentlyRemoved: 'section[aria-labelledby=recently-removed]', 'recentlyRemoved.empty': 'main' },
    moves: ['the cart was cleared'],
  },
]);
