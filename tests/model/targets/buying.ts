import { products } from '#fixtures/products';
import { cartPageMachine } from '#machines/cart-page/cart-page.machine';
import { cartMachine } from '#machines/cart/cart.machine';
import { heartMachine } from '#machines/heart/heart.machine';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine';

import { product, productPath, THE } from '../../journeys/pages/facts';
import { NEVER_RESTS, onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, counted, holds, is, link, MAIN, named, seen, unseen } from './someone';
import type { Someone, Spot } from './someone';

const lamp = product(THE.lamp);
const bench = product(9);
const heartOf = (name: string) => button(`Add ${name} to wishlist`, MAIN);
const lampHeart = heartOf(lamp.name);
const AT_WISHLIST = { notOnPage: 'Someone does it at the wishlist page.' } as const;
const AT_CATALOGUE = { notOnPage: 'Someone does it at the catalogue.' } as const;
const AT_CART = { notOnPage: 'Someone does it in the cart.' } as const;

const heart: PageTarget<typeof heartMachine> = {
  machine: 'heart',
  place: 'the page of the lamp',
  logic: heartMachine,
  starts: [
    {
      name: 'a lamp that nobody likes yet',
      input: { productId: lamp.id, saved: false },
      visit: { path: productPath(lamp.id), width: 'desk', kept: { wishlist: [] } },
    },
    {
      name: 'a lamp on the wishlist',
      input: { productId: lamp.id, saved: true },
      visit: { path: productPath(lamp.id), width: 'desk', kept: { wishlist: [lamp.id] } },
    },
  ],
  events: {
    'heart.toggled': [
      {
        name: 'the heart is pressed',
        event: { type: 'heart.toggled' },
        cause: (someone) => someone.press('Enter', lampHeart),
      },
    ],
    'heart.synced': [
      {
        name: 'another tab likes the lamp',
        event: { type: 'heart.synced', saved: true },
        cause: (someone) => someone.hearOf('wishlist', [lamp.id]),
      },
      {
        name: 'another tab clears the wishlist',
        event: { type: 'heart.synced', saved: false },
        cause: (someone) => someone.hearOf('wishlist', []),
      },
    ],
  },
  states: {
    deciding: NEVER_RESTS,
    unsaved: () => [is(lampHeart, 'pressed', false)],
    saved: () => [is(lampHeart, 'pressed', true)],
  },
  ignoredContext: ['saved'],
  actor: (shop) => shop.actor.system.get(`product:${lamp.id}`)?.getSnapshot().children.heart,
};

const wishlistPage: PageTarget<typeof wishlistMachine> = {
  machine: 'wishlist',
  place: 'the wishlist page',
  logic: wishlistMachine,
  starts: [
    {
      name: 'a wishlist with the lamp',
      input: { products, sample: [lamp.id] },
      visit: { path: '/MyAccount/Wishlist', width: 'phone', kept: { wishlist: [lamp.id] } },
    },
  ],
  events: {
    'wishlist.added': AT_CATALOGUE,
    'wishlist.removed': [
      {
        name: 'the lamp is removed',
        event: { type: 'wishlist.removed', productId: lamp.id },
        cause: (someone) => someone.click(button(`Remove ${lamp.name}`, MAIN)),
      },
    ],
    'wishlist.cleared': [
      {
        name: 'the wishlist is cleared',
        event: { type: 'wishlist.cleared' },
        cause: (someone) => someone.click(button('Clear wishlist', MAIN)),
      },
    ],
    'wishlist.reinstated': [
      {
        name: 'the lamp is back, is removed, and Undo is pressed',
        event: { type: 'wishlist.reinstated', productId: lamp.id, index: 0 },
        cause: async (someone) => {
          await someone.hearOf('wishlist', [lamp.id]);
          await removeAndUndo(someone, button(`Remove ${lamp.name}`, MAIN));
        },
      },
    ],
    'wishlist.restored': [
      {
        name: 'another tab has a lamp',
        event: { type: 'wishlist.restored', productIds: [lamp.id] },
        cause: (someone) => someone.hearOf('wishlist', [lamp.id]),
      },
    ],
  },
  states: {
    filled: ({ context }) => [counted(button(/^Remove /, MAIN), context.productIds.length)],
    empty: () => [unseen(button('Clear wishlist', MAIN)), unseen(button(/^Remove /, MAIN))],
  },
  actor: (shop) => shop.member('wishlist'),
};

const catalogueHearts: PageTarget<typeof wishlistMachine> = {
  machine: 'wishlist',
  place: 'the hearts of the catalogue',
  logic: wishlistMachine,
  starts: [
    {
      name: 'ten bedroom pieces that nobody likes yet',
      input: { products, sample: [] },
      visit: { path: '/Products?category=Bedroom', width: 'desk', kept: { wishlist: [] } },
    },
  ],
  events: {
    'wishlist.added': [lamp, bench].map(({ id, name }) => ({
      name: `${name} is liked`,
      event: { type: 'wishlist.added', productId: id } as const,
      cause: (someone: Someone) => someone.press('Enter', heartOf(name)),
      when: ({ context }) => !context.productIds.includes(id),
    })),
    'wishlist.removed': [
      {
        name: 'the lamp is liked no more',
        event: { type: 'wishlist.removed', productId: lamp.id },
        cause: (someone) => someone.press('Enter', lampHeart),
      },
    ],
    'wishlist.cleared': AT_WISHLIST,
    'wishlist.reinstated': AT_WISHLIST,
    'wishlist.restored': AT_WISHLIST,
  },
  states: { filled: () => [], empty: () => [] },
  always: ({ context }) =>
    [lamp, bench].map(({ id, name }) => is(heartOf(name), 'pressed', context.productIds.includes(id))),
  actor: (shop) => shop.member('wishlist'),
};

const quantity = named('spinbutton', `Quantity of ${lamp.name}`, MAIN);
const table = named('table', 'Products in your cart', MAIN);
const removeLamp = button(`Remove ${lamp.name}`, MAIN);
const postponeLamp = button(`Save for later: ${lamp.name}`, MAIN);
const oneLamp = [{ productId: lamp.id, qty: 1 }] as const;

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

async function removeAndUndo(someone: Someone, remove: Spot): Promise<void> {
  await someone.see(seen(remove));
  await someone.click(remove);
  await someone.click(button('Undo'));
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

const AT_ANOTHER_PAGE = AT_CART;

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
  isWithin: ({ context }) => (context.lines[0]?.qty ?? 0) < 2,
  actor: (shop) => shop.member('cart'),
};

function piecesInHeader(pieces: number): string {
  return pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces} items`;
}

/** What is liked and what is bought. */
export const buyingTargets = [
  onPage(heart),
  onPage(wishlistPage),
  onPage(catalogueHearts),
  onPage(cart),
  onPage(addingToCart),
  onPage(typedQuantity),
];
