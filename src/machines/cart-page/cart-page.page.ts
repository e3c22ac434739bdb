import { holds } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { quantity } from '#machines/cart/cart.page';
import { LAMP } from '#machines/samples';

import { cases } from './cart-page.cases';

export const places = placesOf(cases, [
  {
    place: 'a quantity in the cart',
    starts: [
      {
        name: 'a cart with four lamps',
        input: undefined,
        visit: { path: '/Cart', width: 'phone', kept: { cart: [{ productId: LAMP, qty: 4 }] } },
      },
    ],
    events: {
      'quantity.typed': [
        {
          case: ['the quantity of the lamp is emptied', '-1 is typed', 'two lamps are typed', '3 is typed'],
          cause: (driver, { text }) => driver.type(quantity, text),
          when: ({ context }, { text }) => context.typed?.text !== text,
        },
      ],
      'quantity.left': [{ case: 'quantity.left', words: 'the field is left', cause: (driver) => driver.blur() }],
    },
    states: {
      reading: () => [holds(quantity, /^\d+$/)],
      typing: ({ context }) => [holds(quantity, context.typed?.text ?? 'nothing')],
    },
    actor: 'cart-page',
  },
]);
