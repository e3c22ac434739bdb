import * as FOCUS from '#domain/focus-ids';
import { addsAChair } from '#machines/cart/cart.scenes';
import { does, scenesOf, together } from '#machines/scene';

import { cases } from './toast.cases';

export const scenes = scenesOf(
  cases,
  [
    {
      actor: 'cartToast',
      path: '/',
      part: `#${FOCUS.messages} > [role=status]:last-child`,
      moves: [
        addsAChair,
        together(
          'the shopper adds a chair and points at the message',
          addsAChair,
          does('the shopper points at it', 'cartToast', cases.events['toast.held']),
        ),
      ],
    },
  ],
  {
    samePictures: [
      {
        states: ['toast.visible.passing', 'toast.visible.held'],
        reason: 'While the pointer rests on the message its five seconds stop; it looks the same.',
      },
    ],
  },
);
