import { product, productPath } from '#fixtures/chosen-products';
import { products } from '#fixtures/products';
import { button, counted, holds, link, MAIN, named, seen, unseen } from '#kit/paths/driver';
import type { Driver, Locator } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { IN_FILES, OF_LINK } from '#machines/not-on-page';
import { removeAndUndo } from '#machines/notice/notice.page';
import { payWithSample, thanks } from '#machines/payment/payment.page';
import { LAMP, oneLamp } from '#machines/samples';

import { cases } from './cart.cases';

const { name, stock } = product(LAMP);
/** Of the lamp in the cart. */
export const quantity = named('spinbutton', `Quantity of ${name}`, MAIN);
export const oneMore = button('Increase quantity', MAIN);
export const oneLess = button('Decrease quantity', MAIN);
const table = named('table', 'Products in your cart', MAIN);
const removeLamp = button(`Remove ${name}`, MAIN);
const postponeLamp = button(`Save for later: ${name}`, MAIN);
const clearCart = button('Clear cart', MAIN);
const checkOut = link('Proceed to Check Out', MAIN);

const PAYING = { notOnPage: 'This is done by paying.' } as const;
const IN_CART = { notOnPage: 'This is done on the cart page.' } as const;
/** Cases that only the cart page has a button for. */
const onlyInCart = {
  'cart.taken': OF_LINK,
  'cart.kept': OF_LINK,
  'products.loaded': IN_FILES,
  'line.changed': IN_CART,
  'line.stepped': IN_CART,
  'line.removed': IN_CART,
  'line.reinstated': IN_CART,
  'line.postponed': IN_CART,
  'line.resumed': IN_CART,
  'cart.cleared': IN_CART,
  'cart.restored': IN_CART,
} as const;

async function removedAndBack(driver: Driver, remove: Locator): Promise<void> {
  await driver.hearOf('cart', oneLamp);
  await removeAndUndo(driver, remove);
}

export const places = placesOf(cases, [
  {
    place: 'the cart',
    starts: [
      {
        name: 'a cart with one lamp',
        input: { products, sample: oneLamp },
        visit: { path: '/Cart', width: 'desktop', kept: { cart: oneLamp, wishlist: [] } },
      },
    ],
    events: {
      'products.loaded': IN_FILES,
      'cart.taken': OF_LINK,
      'cart.kept': OF_LINK,
      'line.added': { notOnPage: 'This is done on product pages.' },
      'line.changed': [
        {
          case: ['two lamps are asked for', 'no lamp is asked for'],
          cause: (driver, { qty }) => driver.type(quantity, String(qty)),
          when: ({ context }, { qty }) => context.lines[0]?.qty !== qty,
        },
      ],
      'line.stepped': [
        {
          case: ['one lamp more is asked for', 'one lamp less is asked for'],
          cause: (driver, { by }) => driver.click(by === 1 ? oneMore : oneLess),
          when: ({ context }, { by }) => context.lines.some(({ qty }) => qty + by >= 1 && qty + by <= stock),
        },
      ],
      'line.removed': [{ case: 'the lamp is removed', cause: (driver) => driver.click(removeLamp) }],
      'line.reinstated': [
        {
          case: 'Undo puts the lamp back',
          words: 'a lamp is back, is removed, and Undo is pressed',
          cause: (driver) => removedAndBack(driver, removeLamp),
          when: ({ context }) => context.lines.length === 0,
        },
        {
          case: 'Undo puts the lamp back',
          words: 'the cart is cleared, another tab adds a lamp, and Undo is pressed',
          cause: async (driver) => {
            await driver.click(clearCart);
            await driver.hearOf('cart', oneLamp);
            await driver.click(button('Undo'));
          },
          when: ({ context }) => context.lines[0]?.qty === 1,
        },
      ],
      'line.postponed': [{ case: 'the lamp is saved for later', cause: (driver) => driver.click(postponeLamp) }],
      'line.resumed': [
        {
          case: 'Undo brings the lamp back from later',
          words: 'a lamp is back, is saved for later, and Undo is pressed',
          cause: (driver) => removedAndBack(driver, postponeLamp),
        },
      ],
      'cart.cleared': [
        {
          case: 'cart.cleared',
          words: 'the cart is cleared',
          cause: (driver) => driver.click(clearCart),
        },
      ],
      'cart.emptied': PAYING,
      'cart.restored': [
        {
          case: 'a cart arrives',
          words: 'another tab has a lamp',
          cause: (driver, { lines }) => driver.hearOf('cart', lines),
        },
      ],
    },
    states: {
      filled: ({ context }) => [
        counted(named('spinbutton', /^Quantity of /, MAIN), context.lines.length),
        holds(quantity, String(context.lines[0]?.qty)),
        seen(checkOut),
      ],
      empty: () => [unseen(table), unseen(checkOut)],
    },
    actor: 'cart',
  },
  {
    place: 'the page of the lamp',
    starts: [
      {
        name: 'an empty cart',
        input: { products, sample: [] },
        visit: { path: productPath(LAMP), width: 'desktop', kept: { cart: [] } },
      },
    ],
    events: {
      ...onlyInCart,
      'line.added': [
        {
          case: 'a lamp is added',
          words: 'the lamp is added',
          cause: (driver) => driver.press('Enter', button('Add to Cart', MAIN)),
        },
      ],
      'cart.emptied': PAYING,
    },
    states: {
      filled: ({ context }) => [seen(link(piecesInHeader(context.lines[0]?.qty ?? 0)))],
      empty: () => [seen(link('Cart, 0 items'))],
    },
    bound: { words: 'at most 1 of the first line', holds: ({ context }) => (context.lines[0]?.qty ?? 0) < 2 },
    actor: 'cart',
  },
  {
    place: 'the card step',
    starts: [
      {
        name: 'a lamp to pay for',
        input: { products, sample: oneLamp },
        visit: { path: '/Checkout/Payment', width: 'desktop', kept: { cart: oneLamp } },
      },
    ],
    events: {
      ...onlyInCart,
      'line.added': IN_CART,
      'cart.emptied': [{ case: 'cart.emptied', words: 'the lamp is paid', cause: payWithSample }],
    },
    states: {
      filled: () => [seen(link('Cart, 1 item')), unseen(thanks)],
      empty: () => [seen(link('Cart, 0 items')), seen(thanks)],
    },
    actor: 'cart',
  },
]);

function piecesInHeader(pieces: number): string {
  return pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces} items`;
}
