import { product } from '#fixtures/chosen-products';
import { products } from '#fixtures/products';
import { button, counted, MAIN, named, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { IN_FILES } from '#machines/not-on-page';
import { removeAndUndo } from '#machines/notice/notice.page';
import { LAMP, oneLamp } from '#machines/samples';

import { cases } from './saved-for-later.cases';

const { name } = product(LAMP);
const list = named('region', 'Saved for later', MAIN);
const removeLamp = button(`Remove ${name} from saved for later`, MAIN);
const BY_CART = {
  notOnPage: 'The cart sends this when a line is saved for later, or when Undo takes that back.',
} as const;

export const places = placesOf(
  cases,
  [
    {
      place: 'the cart page',
      starts: [
        {
          name: 'an empty cart, and nothing saved',
          input: { products },
          visit: { path: '/Cart', width: 'phone', kept: { cart: [] } },
        },
      ],
      events: {
        'products.loaded': IN_FILES,
        'line.saved': BY_CART,
        'saved.resumed': BY_CART,
        'saved.moved': [
          {
            case: 'the lamp is moved to the cart',
            cause: (driver) => driver.click(button(`Move to cart: ${name}`, MAIN)),
          },
        ],
        'saved.removed': [{ case: 'the lamp is removed', cause: (driver) => driver.click(removeLamp) }],
        'saved.reinstated': [
          {
            case: 'Undo puts the lamp back',
            words: 'the lamp is back, is removed, and Undo is pressed',
            cause: async (driver) => {
              await driver.hearOf('savedForLater', oneLamp);
              await removeAndUndo(driver, removeLamp);
            },
            when: ({ context }) => context.lines.length === 0,
          },
        ],
        'saved.restored': [
          {
            case: ['a lamp arrives', 'nothing arrives'],
            cause: (driver, { lines }) => driver.hearOf('savedForLater', lines),
          },
        ],
      },
      states: {
        empty: () => [unseen(list)],
        filled: () => [counted(button(/^Move to cart: /, list), 1)],
      },
      actor: 'savedForLater',
    },
  ],
  {
    'savedForLater|saved.reinstated|1': 'What is in the list again is no longer offered by Undo or Recently removed.',
  },
);
