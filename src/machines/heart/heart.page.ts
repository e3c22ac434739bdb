import { product, productPath } from '#fixtures/chosen-products';
import { button, is, MAIN } from '#kit/paths/driver';
import { NEVER_RESTS, placesOf } from '#kit/paths/page-place';
import { LAMP } from '#machines/samples';

import { cases } from './heart.cases';

const heart = button(`Add ${product(LAMP).name} to wishlist`, MAIN);

export const places = placesOf(cases, [
  {
    place: 'the page of the lamp',
    starts: [
      {
        name: 'a lamp that nobody likes yet',
        input: { productId: LAMP, saved: false },
        visit: { path: productPath(LAMP), width: 'desk', kept: { wishlist: [] } },
      },
      {
        name: 'a lamp on the wishlist',
        input: { productId: LAMP, saved: true },
        visit: { path: productPath(LAMP), width: 'desk', kept: { wishlist: [LAMP] } },
      },
    ],
    events: {
      'heart.toggled': [
        { case: 'heart.toggled', words: 'the heart is pressed', cause: (driver) => driver.press('Enter', heart) },
      ],
      'heart.synced': [
        {
          case: ['saved elsewhere', 'removed elsewhere'],
          cause: (driver, { saved }) => driver.hearOf('wishlist', saved ? [LAMP] : []),
        },
      ],
    },
    states: {
      deciding: NEVER_RESTS,
      unsaved: () => [is(heart, 'pressed', false)],
      saved: () => [is(heart, 'pressed', true)],
    },
    ignoredContext: ['saved'],
    actor: `product:${LAMP}/heart`,
  },
]);
