import { products } from '#fixtures/products';
import { heartMachine } from '#machines/heart/heart.machine';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine';

import { product, productPath, THE } from '../../journeys/pages/facts';
import { NEVER_RESTS, onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, counted, is, MAIN, unseen } from './someone';
import type { Someone } from './someone';
import { removeAndUndo } from './undoing';

const lamp = product(THE.lamp);
const bench = product(9);
const heartOf = (name: string) => button(`Add ${name} to wishlist`, MAIN);
const lampHeart = heartOf(lamp.name);
const AT_WISHLIST = { notOnPage: 'Someone does it at the wishlist page.' } as const;
const AT_CATALOGUE = { notOnPage: 'Someone does it at the catalogue.' } as const;

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

/** What is liked. */
export const likingTargets = [onPage(heart), onPage(wishlistPage), onPage(catalogueHearts)];
