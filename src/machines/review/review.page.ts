import { productPath } from '#fixtures/chosen-products';
import { reviews } from '#fixtures/reviews';
import { button, containing, counted, holds, is, MAIN, named, says, seen, textbox, unseen } from '#kit/paths/driver';
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
const thanks: Locator = { role: 'status', saying: /Thank you\. Your review is in the list above/, within: MAIN };
const letters = named('list', 'Reviews', MAIN);
const order = named('combobox', 'Sort reviews', MAIN);
const removal = button('Remove your review', MAIN);
const letter: Locator = { role: 'listitem', within: letters };
const ofLamp = reviews[LAMP] ?? [];

/** True while the one review that the page posts is in the list. */
function isThanked({ value }: { readonly value: { readonly writing: string } }): boolean {
  return value.writing === 'thanked';
}

export const places = placesOf(cases, [
  {
    place: 'the reviews of a lamp',
    starts: [
      {
        name: 'the reviews of a lamp',
        input: { productId: LAMP, reviews: ofLamp },
        visit: { path: productPath(LAMP), width: 'phone' },
        setup: (driver) => driver.click(named('tab', 'Reviews', MAIN)),
      },
    ],
    events: {
      'reviews.sorted': [
        { case: 'the newest are wanted first', cause: (driver) => driver.choose(order, 'Newest first') },
        { case: 'the oldest are wanted first', cause: (driver) => driver.choose(order, 'Oldest first') },
      ],
      'review.removed': [{ case: 'the review is removed', cause: (driver) => driver.click(removal), when: isThanked }],
    },
    answers: [
      {
        case: 'the review is complete',
        cause: async (driver) => {
          await fillIn(driver, FIELDS, written);
          await driver.click(named('radio', '4 stars', MAIN));
          await driver.click(button('Post review', MAIN));
        },
        when: (snapshot) => !isThanked(snapshot),
      },
    ],
    states: {
      'writing.fresh': ({ context }) => [
        unseen(thanks),
        unseen(removal),
        counted(letter, ofLamp.length),
        says({ ...letter, place: 0 }, containing(ofLamp.at(context.order === 'newest' ? -1 : 0)?.review ?? '')),
      ],
      'writing.thanked': ({ context }) => [
        seen(thanks),
        counted(letter, ofLamp.length + 1),
        says(
          { ...letter, place: context.order === 'newest' ? 0 : ofLamp.length },
          containing(`4 out of 5 stars15 Jun 2025Your review${written.review}`),
        ),
      ],
    },
    always: () => [
      ...Object.values(FIELDS).map((locator) => holds(locator, '')),
      is(named('radio', 'No rating', MAIN), 'checked'),
    ],
    actor: `product:${LAMP}/review`,
  },
]);
