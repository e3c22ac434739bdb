import { expect, test } from 'vitest';

import type { UndoableRemoval } from './removals';
import { undoMessages } from './removals';

const one = { productId: 4, qty: 1 };
const three = { productId: 7, qty: 3 };
const cartBefore = { to: 'cart', message: { type: 'cart.restored', lines: [one, three] } } as const;

test.each<{ list: string; cleared: UndoableRemoval; messages: readonly unknown[] }>([
  {
    list: 'cart',
    cleared: { removal: { kind: 'cart' }, undo: cartBefore },
    messages: [
      { type: 'line.reinstated', item: one, index: 0 },
      { type: 'line.reinstated', item: three, index: 1 },
    ],
  },
  {
    list: 'wishlist',
    cleared: {
      removal: { kind: 'wishlist' },
      undo: { to: 'wishlist', message: { type: 'wishlist.restored', productIds: [4, 7] } },
    },
    messages: [
      { type: 'wishlist.reinstated', item: 4, index: 0 },
      { type: 'wishlist.reinstated', item: 7, index: 1 },
    ],
  },
])('a cleared $list is put back item by item, so that what has joined it stays', ({ cleared, messages }) => {
  expect(undoMessages(cleared)).toEqual(messages);
});

test('the cart from before a link is put back as it was: what the link brought goes', () => {
  const removal = { kind: 'before a link', list: 'cart', isReplaced: true } as const;
  expect(undoMessages({ removal, undo: cartBefore })).toEqual([cartBefore.message]);
});

test('what the catalogue has withdrawn cannot be undone', () => {
  expect(undoMessages({ removal: { kind: 'withdrawn', count: 1 } })).toEqual([]);
});
