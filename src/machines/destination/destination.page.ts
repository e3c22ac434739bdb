import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { containing, holds, MAIN, named, says } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './destination.cases';

const list = named('combobox', 'Deliver to', MAIN);

/** From Sunday, the 15th of June 2025; in India a Saturday is a working day. */
const DATES: Readonly<Record<string, string>> = {
  Canada: 'Between Wed 18 Jun and Tue 24 Jun',
  Egypt: 'Between Wed 18 Jun and Tue 24 Jun',
  India: 'Between Wed 18 Jun and Mon 23 Jun',
};

export const places = placesOf(cases, [
  {
    place: 'the page of a chair',
    starts: [
      {
        name: 'a chair, and a country that was never chosen',
        input: undefined,
        visit: { path: productPath(CHOSEN.chair), width: 'phone' },
      },
    ],
    events: {
      'country.chosen': [
        {
          case: 'India is chosen',
          words: 'the pointer comes to the list, and India is chosen',
          cause: async (driver, { country }) => {
            await driver.pointAt(list);
            await driver.choose(list, country);
          },
        },
      ],
      'country.restored': [
        {
          case: ['another tab chooses Egypt', 'another tab clears this device'],
          cause: (driver, { country, weekend }) => driver.hearOf('destination', { country, weekend }),
        },
      ],
    },
    states: {
      known: ({ context: { country } }) => [holds(list, country), says(MAIN, containing(DATES[country] ?? 'no dates'))],
    },
    actor: 'destination',
  },
]);
