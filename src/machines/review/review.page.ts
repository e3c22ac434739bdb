import { productPath } from '#fixtures/chosen-products';
import { reviews } from '#fixtures/reviews';
import { button, containing, counted, holds, MAIN, named, says, textbox, unseen } from '#kit/paths/driver';
import type { Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { fillIn } from '#kit/paths/steps';
import { LAMP } from '#machines/samples';

import { cases } from './review.cases';

const FIELDS = {
  username: textbox('Name', MAIN),
  email: textbox('Email', MAIN),
  review: textbox('Review', MAIN),
} as const;
const written = cases.events['the review is complete'].output.values;
const thanks: Locator = { role: 'status', saying: /Thank you\. Your review is the last of/, within: MAIN };
const letters = named('list', 'Reviews', MAIN);

export const places = placesOf(cases, [
  {
    place: 'the reviews of a lamp',
    starts: [
      {
        name: 'the reviews of a lamp',
        input: { productId: LAMP, reviews: reviews[LAMP] ?? [] },
        visit: { path: productPath(LAMP), width: 'phone' },
        setup: (driver) => driver.click(named('tab', 'Reviews', MAIN)),
      },
    ],
    events: {},
    answers: [
      {
        case: 'the review is complete',
        cause: async (driver) => {
          await fillIn(driver, FIELDS, written);
          await driver.click(button('Post review', MAIN));
        },
      },
    ],
    states: {
      'writing.fresh': () => [unseen(thanks)],
      'writing.thanked': ({ context }) => [
        says(thanks, containing(`the last of ${context.reviews.length} above`)),
        says({ role: 'listitem', within: letters, place: context.reviews.length - 1 }, containing(written.review)),
      ],
    },
    always: ({ context }) => [
      counted({ role: 'listitem', within: letters }, context.reviews.length),
      ...Object.values(FIELDS).map((locator) => holds(locator, '')),
    ],
    ignoredContext: [],
    bound: { words: 'at most 1 posted review', holds: ({ context }) => context.posted <= 1 },
    actor: `product:${LAMP}/review`,
  },
]);
