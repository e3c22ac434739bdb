import { does, scenesOf, together } from '#machines/scene';
import { cases as wishlist } from '#machines/wishlist/wishlist.cases';

import { cases } from './notice.cases';

const unlikes = does(
  'the shopper takes a product off the wishlist',
  'wishlist',
  wishlist.events['a liked chair is removed'],
);

export const scenes = scenesOf(
  cases,
  [
    {
      actor: 'notice',
      path: '/MyAccount/Wishlist',
      part: 'body',
      moves: [
        does('the shopper clears the wishlist', 'wishlist', wishlist.events['wishlist.cleared']),
        unlikes,
        together(
          'the shopper takes a product off the wishlist and points at the notice',
          unlikes,
          does('the shopper points at it', 'notice', cases.events['notice.held']),
        ),
      ],
    },
  ],
  {
    unshown: {
      'notice.visible.choosing':
        'It is left at once: how long the removal is shown is decided before anything is drawn.',
    },
    samePictures: [
      {
        states: ['notice.visible.passing', 'notice.visible.held'],
        reason: 'While the pointer rests on the notice its five seconds stop; it looks the same.',
      },
    ],
  },
);
