import { products } from '#fixtures/products';
import { cartPageMachine } from '#machines/cart-page/cart-page.machine';
import { cartMachine } from '#machines/cart/cart.machine';

import { product, productPath, THE } from '../../journeys/pages/facts';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, counted, holds, link, MAIN, named, seen, unseen } from './someone';
import type { Someone, Spot } from './someone';
import { removeAndUndo } from './undoing';

const lamp = product(THE.lamp);
const quantity = named('spinbutton', `Quantity of ${lamp.name}`, MAIN);
const table = named('table', 'Products in your cart', MAIN);
const removeLamp = button(`Remove ${lamp.name}`, MAIN);
const postponeLamp = button(`Save for later: ${lamp.name}`, MAIN);
/** A cart with one lamp. */
export const oneLamp = [{ productId: lamp.id, qty: 1 }] as const;

const cart: PageTarget<typeof cartMachine> = {
  machine: 'cart',
  place: 'the cart',
  logic: cartMachine,
  starts: [
    {
      name: 'a cart with one lamp',
      input: { products, sample: oneLamp },
      visit: { path: '/Cart', width: 'desk', kept: { cart: oneLamp, wishlist: [] } },
    },
  ],
  events: {
    'line.added': { notOnPage: 'Someone does it at the page of a product.' },
    'line.changed': [
      {
        name: 'three lamps are asked for',
        event: { type: 'line.changed', productId: lamp.id, qty: 3 },
        cause: (someone) => someone.type(quantity, '3'),
        when: ({ context }) => context.lines[0]?.qty !== 3,
      },
      {
        name: 'no lamp is asked for',
        event: { type: 'line.changed', productId: lamp.id, qty: 0 },
        cause: (someone) => someone.type(quantity, '0'),
      },
    ],
    'line.removed': [
      {
        name: 'the lamp is removed',
        event: { type: 'line.removed', productId: lamp.id },
        cause: (someone) => someone.click(removeLamp),
      },
    ],
    'line.reinstated': [
      {
        name: 'a lamp is back, is removed, and Undo is pressed',
        event: { type: 'line.reinstated', line: oneLamp[0], index: 0 },
        cause: (someone) => removedAndBack(someone, removeLamp),
      },
    ],
    'line.postponed': [
      {
        name: 'the lamp is saved for later',
        event: { type: 'line.postponed', productId: lamp.id },
        cause: (someone) => someone.click(postponeLamp),
      },
    ],
    'line.resumed': [
      {
        name: 'a lamp is back, is saved for later, and Undo is pressed',
        event: { type: 'line.resumed', line: oneLamp[0], index: 0, leavesWishlist: true },
        cause: (someone) => removedAndBack(someone, postponeLamp),
      },
    ],
    'cart.cleared': [
      {
        name: 'the cart is cleared',
        event: { type: 'cart.cleared' },
        cause: (someone) => someone.click(button('Clear cart', MAIN)),
      },
    ],
    'cart.emptied': { notOnPage: 'Paying does it.' },
    'cart.restored': [
      {
        name: 'another tab has a lamp',
        event: { type: 'cart.restored', lines: oneLamp },
        cause: (someone) => someone.hearOf('cart', oneLamp),
      },
    ],
  },
  states: {
    filled: ({ context }) => [
      counted(named('spinbutton', /^Quantity of /, MAIN), context.lines.length),
      holds(quantity, String(context.lines[0]?.qty)),
      seen(link('Proceed to Check Out', MAIN)),
    ],
    empty: () => [unseen(table), unseen(link('Proceed to Check Out', MAIN))],
  },
  actor: (shop) => shop.member('cart'),
};

async function removedAndBack(someone: Someone, remove: Spot): Promise<void> {
  await someone.hearOf('cart', oneLamp);
  await removeAndUndo(someone, remove);
}

const typedQuantity: PageTarget<typeof cartPageMachine> = {
  machine: 'cart-page',
  place: 'a quantity in the cart',
  logic: cartPageMachine,
  starts: [
    {
      name: 'a cart with four lamps',
      input: undefined,
      visit: { path: '/Cart', width: 'phone', kept: { cart: [{ productId: lamp.id, qty: 4 }] } },
    },
  ],
  events: {
    'quantity.typed': ['', '-1', '2', '3'].map((text) => ({
      name: text === '' ? 'the quantity is emptied' : `${text} is typed`,
      event: { type: 'quantity.typed', productId: lamp.id, text } as const,
      cause: (someone: Someone) => someone.type(quantity, text),
      when: ({ context }) => context.typed?.text !== text,
    })),
    'quantity.left': [
      { name: 'the field is left', event: { type: 'quantity.left' }, cause: (someone) => someone.blur() },
    ],
  },
  states: {
    reading: () => [holds(quantity, /^\d+$/)],
    typing: ({ context }) => [holds(quantity, context.typed?.text ?? 'nothing')],
  },
  actor: (shop) => shop.actor.system.get('cart-page'),
};

const AT_ANOTHER_PAGE = { notOnPage: 'Someone does it in the cart.' } as const;

const addingToCart: PageTarget<typeof cartMachine> = {
  machine: 'cart',
  place: 'the page of the lamp',
  logic: cartMachine,
  starts: [
    {
      name: 'an empty cart',
      input: { products, sample: [] },
      visit: { path: productPath(lamp.id), width: 'desk', kept: { cart: [] } },
    },
  ],
  events: {
    'line.added': [
      {
        name: 'the lamp is added',
        event: { type: 'line.added', productId: lamp.id, qty: 1 },
        cause: (someone) => someone.press('Enter', button('Add to Cart', MAIN)),
      },
    ],
    'line.changed': AT_ANOTHER_PAGE,
    'line.removed': AT_ANOTHER_PAGE,
    'line.reinstated': AT_ANOTHER_PAGE,
    'line.postponed': AT_ANOTHER_PAGE,
    'line.resumed': AT_ANOTHER_PAGE,
    'cart.cleared': AT_ANOTHER_PAGE,
    'cart.restored': AT_ANOTHER_PAGE,
    'cart.emptied': { notOnPage: 'Paying does it.' },
  },
  states: {
    filled: ({ context }) => [seen(link(piecesInHeader(context.lines[0]?.qty ?? 0)))],
    empty: () => [seen(link('Cart, 0 items'))],
  },
  bound: { words: 'at most 1 of the first line', holds: ({ context }) => (context.lines[0]?.qty ?? 0) < 2 },
  actor: (shop) => shop.member('cart'),
};

function piecesInHeader(pieces: number): string {
  return pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces} items`;
}

/** What is bought. */
export const cartTargets = [onPage(cart), onPage(addingToCart), onPage(typedQuantity)];
