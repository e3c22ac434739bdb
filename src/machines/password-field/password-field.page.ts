import { button, MAIN, seen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './password-field.cases';

export const places = placesOf(cases, [
  {
    place: 'the login page',
    starts: [{ name: 'the login page', input: undefined, visit: { path: '/LogIn', width: 'phone' } }],
    events: {
      'reveal.toggled': [
        {
          case: 'reveal.toggled',
          words: 'Show or Hide is pressed',
          cause: (driver) => driver.click(button(/^(Show|Hide) password$/, MAIN)),
        },
      ],
    },
    states: {
      hidden: () => [seen(button('Show password', MAIN))],
      shown: () => [seen(button('Hide password', MAIN))],
    },
    actor: 'log-in/password',
  },
]);
