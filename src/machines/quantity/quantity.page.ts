import { productPath } from '#fixtures/chosen-products';
import { button, holds, MAIN, named, says } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { oneLess, oneMore, quantity } from '#machines/cart/cart.page';
import { LAMP } from '#machines/samples';

import { cases } from './quantity.cases';

const quantityOfPage = named('spinbutton', 'Quantity', MAIN);

export const places = placesOf(cases, [
  {
    place: 'a quantity in the cart',
    starts: [
      {
        name: 'a cart with four lamps',
        input: { owner: 'cart', countsAtOnce: true },
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
      'quantity.stepped': [{ case: 'one lamp more is asked for', cause: (driver) => driver.click(oneMore) }],
      'add.pressed': { notOnPage: 'The product is in the cart already: there is no Add to Cart beside it.' },
    },
    states: {
      settled: () => [holds(quantity, /^\d+$/)],
      typing: ({ context }) => [holds(quantity, context.typed?.text ?? 'nothing')],
    },
    actor: 'cart-page',
  },
  {
    place: 'the quantity on the page of the lamp',
    starts: [
      {
        name: 'a lamp that can be bought',
        input: { owner: `product:${LAMP}`, countsAtOnce: false },
        visit: { path: productPath(LAMP), width: 'desktop', kept: { cart: [] } },
      },
      {
        name: 'a lamp of which more than all were asked for',
        input: { owner: `product:${LAMP}`, countsAtOnce: false },
        visit: { path: productPath(LAMP), width: 'desktop', kept: { cart: [] } },
        setup: async (driver) => {
          await driver.type(quantityOfPage, '99');
          await driver.blur();
        },
      },
    ],
    events: {
      'quantity.typed': [
        {
          case: ['the quantity of the lamp is emptied', '-1 is typed', 'two lamps are typed', '3 is typed'],
          cause: (driver, { text }) => driver.type(quantityOfPage, text),
          when: ({ context }, { text }) => context.typed?.text !== text,
        },
      ],
      'quantity.left': [{ case: 'quantity.left', words: 'the field is left', cause: (driver) => driver.blur() }],
      'quantity.stepped': [
        {
          case: ['one lamp more is asked for', 'one lamp less is asked for'],
          cause: (driver, { by }) => driver.click(by === 1 ? oneMore : oneLess),
        },
      ],
      'add.pressed': [
        {
          case: 'add.pressed',
          words: 'Add to Cart is pressed',
          cause: (driver) => driver.click(button('Add to Cart', MAIN)),
        },
      ],
    },
    states: {
      settled: () => [holds(quantityOfPage, /^\d+$/)],
      typing: ({ context }) => [
        holds(quantityOfPage, context.typed?.text ?? 'nothing'),
        says(MAIN, /^(?!.*Only \d+ in stock)/s),
      ],
    },
    actor: `product:${LAMP}/quantity`,
  },
]);
