import { button, isLocked } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './scroll-lock.cases';

export const places = placesOf(
  cases,
  [
    {
      place: 'the page behind the menu',
      starts: [{ name: 'the blog on a phone', input: undefined, visit: { path: '/Blog', width: 'phone' } }],
      events: {
        'lock.acquired': [
          {
            case: 'the menu takes hold',
            words: 'the menu is opened',
            cause: (driver) => driver.click(button('Open menu')),
            when: ({ context }) => context.holders.length === 0,
          },
        ],
        'lock.released': [
          {
            case: 'the menu lets go',
            words: 'the menu is closed',
            cause: (driver) => driver.click(button('Close menu')),
          },
        ],
      },
      states: { unlocked: () => [isLocked(false)], locked: () => [isLocked(true)] },
      actor: 'scrollLock',
    },
  ],
  {
    'scrollLock.locked|lock.acquired|0': 'A modal overlay leaves no way to open a second one.',
    'scrollLock.locked|lock.released|1': 'So there are never two holders at once.',
  },
);
