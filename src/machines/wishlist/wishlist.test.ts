import { expect, test } from 'vitest';

import type { WishlistMessage } from '#machines/messages';
import { sampleProducts } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import { wishlistMachine } from './wishlist.machine';

const LAMP = 5;
const WARDROBE = 10;
const BENCH = 9;

const input = { products: sampleProducts, sample: [LAMP] };
const toggled = (productId: number): WishlistMessage => ({ type: 'wishlist.toggled', productId });
const removed = (productId: number): WishlistMessage => ({ type: 'wishlist.removed', productId });
const cleared: WishlistMessage = { type: 'wishlist.cleared' };
const reinstated = (productId: number): WishlistMessage => ({ type: 'wishlist.reinstated', item: productId, index: 0 });
const restored = (...productIds: number[]): WishlistMessage => ({ type: 'wishlist.restored', productIds });

function afterwards(...events: readonly WishlistMessage[]) {
  const { actor, received } = spyOnMessages(wishlistMachine, input, ['notice', 'wishlistToast']);
  events.forEach((event) => actor.send(event));
  const { productIds } = actor.getSnapshot().context;
  return { productIds, received: received.filter(([, { type }]) => type !== 'contents.changed') };
}

test('every event of a filled and of an empty wishlist', () => {
  expect(
    cellsOf({
      machine: wishlistMachine,
      input,
      pathTo: { filled: [], empty: [cleared] },
      events: {
        toggled: toggled(LAMP),
        toggledAnother: toggled(WARDROBE),
        toggledSoldOut: toggled(BENCH),
        toggledUnknown: toggled(99),
        removed: removed(LAMP),
        removedUnlisted: removed(WARDROBE),
        takenBeside: { type: 'wishlist.taken', items: [BENCH], isReplacing: false },
        takenInstead: { type: 'wishlist.taken', items: [BENCH], isReplacing: true },
        keptAsItIs: { type: 'wishlist.kept' },
        cleared,
        reinstated: { type: 'wishlist.reinstated', item: WARDROBE, index: 0 },
        reinstatedListed: { type: 'wishlist.reinstated', item: LAMP, index: 0 },
        emptied: restored(),
        filled: restored(BENCH),
      },
    }),
  ).toEqual({
    filled: {
      toggled: 'empty',
      toggledAnother: 'filled',
      toggledSoldOut: 'filled',
      toggledUnknown: '·',
      removed: 'empty',
      removedUnlisted: '·',
      takenBeside: 'filled',
      takenInstead: 'filled',
      keptAsItIs: 'filled',
      cleared: 'empty',
      reinstated: 'filled',
      reinstatedListed: '·',
      emptied: 'empty',
      filled: 'filled',
    },
    empty: {
      toggled: 'filled',
      toggledAnother: 'filled',
      toggledSoldOut: 'filled',
      toggledUnknown: '·',
      removed: '·',
      removedUnlisted: '·',
      takenBeside: 'filled',
      takenInstead: 'filled',
      keptAsItIs: 'empty',
      cleared: '·',
      reinstated: 'filled',
      reinstatedListed: 'filled',
      emptied: 'empty',
      filled: 'filled',
    },
  });
});

test.each([
  { what: 'joins', isReplacing: false, productIds: [LAMP, WARDROBE] },
  { what: 'takes the place of the own one', isReplacing: true, productIds: [WARDROBE, LAMP] },
])('the list of a link $what, and the notice offers the earlier one', ({ isReplacing, productIds }) => {
  expect(afterwards({ type: 'wishlist.taken', items: [WARDROBE, LAMP, 99], isReplacing })).toEqual({
    productIds,
    received: [
      [
        'notice',
        {
          type: 'notice.shown',
          removal: { kind: 'before a link', list: 'wishlist', isReplaced: isReplacing },
          undo: { to: 'wishlist', message: restored(LAMP) },
        },
      ],
    ],
  });
});

test('a liked product joins at the end, and a toast says so', () => {
  expect(afterwards(toggled(WARDROBE))).toEqual({
    productIds: [LAMP, WARDROBE],
    received: [
      [
        'wishlistToast',
        { type: 'toast.shown', message: { productId: WARDROBE, name: 'Wardrobe', qty: 1, stockLimit: undefined } },
      ],
    ],
  });
});

test('a sold-out product joins without a toast', () => {
  expect(afterwards(toggled(BENCH))).toEqual({ productIds: [LAMP, BENCH], received: [] });
});

test.each([
  { name: 'a product that is removed', event: removed(WARDROBE) },
  { name: 'a product whose heart is pressed again', event: toggled(WARDROBE) },
])('$name leaves, and the notice knows the way back', ({ event }) => {
  expect(afterwards(restored(LAMP, WARDROBE, BENCH), event)).toEqual({
    productIds: [LAMP, BENCH],
    received: [
      [
        'notice',
        {
          type: 'notice.shown',
          key: WARDROBE,
          removal: { kind: 'wishlist item', name: 'Wardrobe' },
          undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item: WARDROBE, index: 1 } },
        },
      ],
    ],
  });
});

test('a heart that is pressed twice leaves the list as it was, sold out or not', () => {
  expect(afterwards(toggled(WARDROBE), toggled(BENCH), toggled(WARDROBE), toggled(BENCH)).productIds).toEqual([LAMP]);
});

test('a cleared list is empty, and the notice knows all of it', () => {
  expect(afterwards(restored(LAMP, BENCH), cleared)).toEqual({
    productIds: [],
    received: [
      [
        'notice',
        {
          type: 'notice.shown',
          removal: { kind: 'wishlist' },
          undo: { to: 'wishlist', message: { type: 'wishlist.restored', productIds: [LAMP, BENCH] } },
        },
      ],
    ],
  });
});

test('Undo puts a product back in its place', () => {
  const undo: WishlistMessage = { type: 'wishlist.reinstated', item: WARDROBE, index: 1 };
  expect(afterwards(restored(LAMP, WARDROBE, BENCH), removed(WARDROBE), undo).productIds).toEqual([
    LAMP,
    WARDROBE,
    BENCH,
  ]);
});

test('a list that arrives loses doubles and products that do not exist', () => {
  expect(afterwards(restored(BENCH, 99, LAMP, BENCH)).productIds).toEqual([BENCH, LAMP]);
});

test.each([
  { name: 'a product that is liked', event: toggled(WARDROBE), productIds: [LAMP, WARDROBE] },
  { name: 'a sold-out product that is liked', event: toggled(BENCH), productIds: [LAMP, BENCH] },
  { name: 'a product that is liked no more', event: toggled(LAMP), productIds: [] },
  { name: 'a removed product', event: removed(LAMP), productIds: [] },
  { name: 'a product put back', event: reinstated(WARDROBE), productIds: [WARDROBE, LAMP] },
  { name: 'a cleared list', event: cleared, productIds: [] },
  { name: 'another tab', event: restored(WARDROBE), productIds: [WARDROBE] },
])('$name: toast and notice hear what the wishlist holds now, after what was told before', ({ event, productIds }) => {
  const { actor, received } = spyOnMessages(wishlistMachine, input, ['notice', 'wishlistToast']);
  actor.send(event);
  const now = { type: 'contents.changed', list: 'wishlist', productIds };
  expect(received.slice(-2)).toEqual([
    ['wishlistToast', now],
    ['notice', now],
  ]);
});
