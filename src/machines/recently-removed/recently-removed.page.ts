import { button, counted, MAIN, named, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { sampleNow } from '#machines/samples';

import { cases } from './recently-removed.cases';

const removed = named('region', 'Recently removed', MAIN);
const ELSEWHERE = {
  notOnPage: 'This happens on other pages and is told by the notice; `recently-removed.journey.ts` tests it.',
} as const;

export const places = placesOf(cases, [
  {
    place: 'the empty cart',
    starts: [
      {
        name: 'an empty cart, and nothing removed lately',
        input: { now: sampleNow },
        visit: { path: '/Cart', width: 'phone', kept: { cart: [] } },
      },
    ],
    events: {
      'removal.noted': ELSEWHERE,
      'removal.undone': ELSEWHERE,
      'removal.chosen': [
        {
          case: 'the older removal is put back',
          cause: (driver) => driver.click(button(/^Put back/, removed)),
        },
      ],
      'removals.restored': [
        {
          case: 'a cleared cart arrives',
          words: 'another tab cleared its cart',
          cause: async (driver, { entries }) => {
            await driver.hearOf('cart', []);
            await driver.hearOf('recentlyRemoved', entries);
          },
        },
      ],
      'removals.forgotten': [
        {
          case: 'removals.forgotten',
          words: 'Forget these is pressed',
          cause: (driver) => driver.click(button('Forget these', removed)),
        },
      ],
      'route.changed': {
        notOnPage: 'Nothing can be seen of it: the message about what was put back is on the page that is left.',
      },
    },
    states: {
      empty: () => [unseen(button(/^Put back/, MAIN))],
      filled: ({ context }) => [counted(button(/^Put back/, removed), context.entries.length)],
    },
    actor: 'recentlyRemoved',
  },
]);
