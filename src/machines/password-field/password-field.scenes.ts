import { does, filled, scenesOf, together } from '#machines/scene';

import { cases } from './password-field.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'log-in/password',
    path: '/LogIn',
    part: 'main form',
    moves: [
      together(
        'the shopper types a password and looks at it',
        { name: 'the shopper types it', events: filled('log-in/form', { password: '••••' }) },
        does('the shopper looks at it', 'log-in/password', cases.events['reveal.toggled']),
      ),
    ],
  },
]);
