import { button, named, says, textbox, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';

import { cases } from './newsletter.cases';

/** The footer's newsletter box. */
export const letters: Locator = named('region', 'Letters from Larkwood');
export const email = textbox('Email for the newsletter');
export const subscribe = button('Subscribe', letters);

export const places = placesOf(cases, [
  {
    place: 'the footer',
    starts: [
      {
        name: 'nobody subscribed',
        input: undefined,
        visit: { path: '/Blog', width: 'phone', kept: { newsletter: [] } },
      },
    ],
    events: {
      'addresses.restored': [
        {
          case: 'addresses arrive',
          words: 'another tab knows Ada',
          cause: (driver, { addresses }) => driver.hearOf('newsletter', addresses),
        },
        {
          case: 'no addresses arrive',
          words: 'another tab knows nobody',
          cause: (driver, { addresses }) => driver.hearOf('newsletter', addresses),
        },
      ],
      'address.typed': [
        {
          case: 'another address is begun',
          cause: (driver, { value }) => driver.type(email, value),
        },
      ],
    },
    answers: [
      {
        case: 'a known address is complete',
        words: 'Ada subscribes',
        cause: async (driver, { output }) => {
          await driver.type(email, output.values.email);
          await driver.click(subscribe);
        },
      },
    ],
    states: {
      asking: () => [unseen({ ...letters, saying: /Thank you|Already/ })],
      'answered.saved': () => [says(letters, /Thank you\. Your address is saved/)],
      'answered.known': () => [says(letters, /Already on your list/)],
    },
    bound: { words: 'at most 1 address', holds: ({ context }) => context.addresses.length <= 1 },
    actor: 'newsletter',
  },
]);
