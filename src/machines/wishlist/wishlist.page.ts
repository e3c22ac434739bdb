import { product, productPath } from '#fixtures/chosen-products';
import { products } from '#fixtures/products';
import { button, counted, is, MAIN, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { IN_FILES, OF_LINK } from '#machines/not-on-page';
import { removeAndUndo } from '#machines/notice/notice.page';
import { BENCH, LAMP } from '#machines/samples';

import { cases } from './wishlist.cases';

const heartOf = (id: number) => button(`Add ${product(id).name} to wishlist`, MAIN);
const removeLamp = button(`Remove ${product(LAMP).name}`, MAIN);
const AT_WISHLIST = { notOnPage: 'This is done on the wishlist page.' } as const;

export const places = placesOf(cases, [
  {
    place: 'the wishlist page',
    starts: [
      {
        name: 'a wishlist with the lamp',
        input: { products, sample: [LAMP] },
        visit: { path: '/MyAccount/Wishlist', width: 'phone', kept: { wishlist: [LAMP] } },
      },
    ],
    events: {
      'products.loaded': IN_FILES,
      'wishlist.taken': OF_LINK,
      'wishlist.kept': OF_LINK,
      'wishlist.toggled': { notOnPage: 'This is done on the product cards of the catalogue.' },
      'wishlist.removed': [{ case: 'the lamp is removed', cause: (driver) => driver.click(removeLamp) }],
      'wishlist.cleared': [
        {
          case: 'wishlist.cleared',
          words: 'the wishlist is cleared',
          cause: (driver) => driver.click(button('Clear wishlist', MAIN)),
        },
      ],
      'wishlist.reinstated': [
        {
          case: 'Undo puts the lamp back',
          words: 'the lamp is back, is removed, and Undo is pressed',
          cause: async (driver) => {
            await driver.hearOf('wishlist', [LAMP]);
            await removeAndUndo(driver, removeLamp);
          },
        },
      ],
      'wishlist.restored': [
        {
          case: 'a list arrives',
          words: 'another tab has a lamp',
          cause: (driver, { productIds }) => driver.hearOf('wishlist', productIds),
        },
      ],
    },
    states: {
      filled: ({ context }) => [counted(button(/^Remove /, MAIN), context.productIds.length)],
      empty: () => [unseen(button('Clear wishlist', MAIN)), unseen(button(/^Remove /, MAIN))],
    },
    actor: 'wishlist',
  },
  {
    place: 'the hearts of the catalogue',
    starts: [
      {
        name: 'ten bedroom pieces that nobody likes yet',
        input: { products, sample: [] },
        visit: { path: '/Products?category=Bedroom', width: 'desktop', kept: { wishlist: [] } },
      },
    ],
    events: {
      'products.loaded': IN_FILES,
      'wishlist.taken': OF_LINK,
      'wishlist.kept': OF_LINK,
      'wishlist.toggled': [
        {
          case: ['the heart of the lamp is pressed', 'the heart of the sold-out bench is pressed'],
          cause: (driver, { productId }) => driver.press('Enter', heartOf(productId)),
        },
      ],
      'wishlist.removed': AT_WISHLIST,
      'wishlist.cleared': AT_WISHLIST,
      'wishlist.reinstated': AT_WISHLIST,
      'wishlist.restored': AT_WISHLIST,
    },
    states: { filled: () => [], empty: () => [] },
    always: ({ context }) => [LAMP, BENCH].map((id) => is(heartOf(id), 'pressed', context.productIds.includes(id))),
    actor: 'wishlist',
  },
  {
    place: 'the heart of the lamp',
    starts: [
      {
        name: 'a lamp that nobody likes yet',
        input: { products, sample: [] },
        visit: { path: productPath(LAMP), width: 'desktop', kept: { wishlist: [] } },
      },
      {
        name: 'a lamp on the wishlist',
        input: { products, sample: [LAMP] },
        visit: { path: productPath(LAMP), width: 'desktop', kept: { wishlist: [LAMP] } },
      },
    ],
    events: {
      'products.loaded': IN_FILES,
      'wishlist.taken': OF_LINK,
      'wishlist.kept': OF_LINK,
      'wishlist.toggled': [
        { case: 'the heart of the lamp is pressed', cause: (driver) => driver.press('Enter', heartOf(LAMP)) },
      ],
      'wishlist.removed': AT_WISHLIST,
      'wishlist.cleared': AT_WISHLIST,
      'wishlist.reinstated': AT_WISHLIST,
      'wishlist.restored': [
        {
          case: ['a list arrives', 'an empty list arrives'],
          cause: (driver, { productIds }) => driver.hearOf('wishlist', productIds),
        },
      ],
    },
    states: {
      filled: () => [is(heartOf(LAMP), 'pressed', true)],
      empty: () => [is(heartOf(LAMP), 'pressed', false)],
    },
    actor: 'wishlist',
  },
]);
