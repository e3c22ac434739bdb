import { expect, test } from 'vitest';

import type { SavedForLaterMessage } from '#machines/messages';
import { BENCH, LAMP, sampleProducts, WARDROBE } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import { savedForLaterMachine } from './saved-for-later.machine';

const input = { products: sampleProducts };
const lamps = (qty: number) => ({ productId: LAMP, qty });
const wardrobe = { productId: WARDROBE, qty: 1 };
const bench = { productId: BENCH, qty: 1 };

const saved = (line: { productId: number; qty: number }): SavedForLaterMessage => ({ type: 'line.saved', ...line });
const moved = (productId: number): SavedForLaterMessage => ({ type: 'saved.moved', productId });
const removed = (productId: number): SavedForLaterMessage => ({ type: 'saved.removed', productId });
const resumed = (productId: number, qty: number): SavedForLaterMessage => ({ type: 'saved.resumed', productId, qty });
const restored = (...lines: { productId: number; qty: number }[]): SavedForLaterMessage => ({
  type: 'saved.restored',
  lines,
});

function afterwards(...events: readonly SavedForLaterMessage[]) {
  const { actor, received } = spyOnMessages(savedForLaterMachine, input, ['cart', 'notice']);
  events.forEach((event) => actor.send(event));
  const { lines } = actor.getSnapshot().context;
  return { lines, received: received.filter(([, { type }]) => type !== 'contents.changed') };
}

test('every event of an empty and of a filled list', () => {
  expect(
    cellsOf({
      machine: savedForLaterMachine,
      input,
      pathTo: { empty: [], filled: [saved(lamps(1))] },
      events: {
        saved: saved(wardrobe),
        moved: moved(LAMP),
        movedUnlisted: moved(WARDROBE),
        removed: removed(LAMP),
        removedUnlisted: removed(WARDROBE),
        resumed: resumed(LAMP, 0),
        resumedUnlisted: resumed(WARDROBE, 0),
        reinstated: { type: 'saved.reinstated', item: wardrobe, index: 0 },
        reinstatedListed: { type: 'saved.reinstated', item: lamps(1), index: 0 },
        restored: restored(bench),
        restoredEmpty: restored(),
      },
    }),
  ).toEqual({
    empty: {
      saved: 'filled',
      moved: '·',
      movedUnlisted: '·',
      removed: '·',
      removedUnlisted: '·',
      resumed: '·',
      resumedUnlisted: '·',
      reinstated: 'filled',
      reinstatedListed: 'filled',
      restored: 'filled',
      restoredEmpty: 'empty',
    },
    filled: {
      saved: 'filled',
      moved: 'empty',
      movedUnlisted: '·',
      removed: 'empty',
      removedUnlisted: '·',
      resumed: 'empty',
      resumedUnlisted: '·',
      reinstated: 'filled',
      reinstatedListed: 'filled',
      restored: 'filled',
      restoredEmpty: 'empty',
    },
  });
});

test('a line is moved to the cart with its quantity, and only that one', () => {
  expect(afterwards(restored(lamps(2), wardrobe), moved(LAMP))).toEqual({
    lines: [wardrobe],
    received: [['cart', { type: 'line.added', ...lamps(2) }]],
  });
});

test('what is sold out stays, and cannot be moved', () => {
  expect(afterwards(restored(bench), moved(BENCH))).toEqual({ lines: [bench], received: [] });
});

test('a removed line is offered back with its quantity and place', () => {
  expect(afterwards(restored(lamps(2), wardrobe), removed(WARDROBE))).toEqual({
    lines: [lamps(2)],
    received: [
      [
        'notice',
        {
          type: 'notice.shown',
          key: 'saved-10',
          removal: { kind: 'saved line', name: 'Wardrobe' },
          undo: { to: 'savedForLater', message: { type: 'saved.reinstated', item: wardrobe, index: 1 } },
        },
      ],
    ],
  });
});

test('pieces of the same product are added up to its stock', () => {
  expect(afterwards(saved(lamps(2)), saved(lamps(2))).lines).toEqual([lamps(3)]);
});

test('Undo of saving leaves what was saved before', () => {
  expect(afterwards(saved(lamps(2)), saved(wardrobe), resumed(LAMP, 1)).lines).toEqual([lamps(1), wardrobe]);
  expect(afterwards(saved(lamps(2)), saved(wardrobe), resumed(LAMP, 0)).lines).toEqual([wardrobe]);
});

test('what arrives is brought within 1 and the stock, and unknown products go', () => {
  const arriving = [lamps(40), { productId: WARDROBE, qty: 0 }, bench, { productId: 99, qty: 1 }];
  expect(afterwards(restored(...arriving)).lines).toEqual([lamps(3), wardrobe, bench]);
});

test('what the catalogue has no more goes, and the notice says how much', () => {
  const looked: SavedForLaterMessage = { type: 'products.loaded', products: [], missing: [LAMP, 99] };
  expect(afterwards(restored(lamps(1), wardrobe), looked)).toEqual({
    lines: [wardrobe],
    received: [['notice', { type: 'notice.shown', removal: { kind: 'withdrawn', count: 1 } }]],
  });
});

test('the notice hears what is saved now, after what was told before', () => {
  const { actor, received } = spyOnMessages(savedForLaterMachine, input, ['notice']);
  actor.send(restored(lamps(1), wardrobe));
  actor.send(removed(LAMP));
  expect(received.slice(-2).map(([, event]) => event)).toMatchObject([
    { type: 'notice.shown', key: 'saved-5' },
    { type: 'contents.changed', list: 'savedForLater', productIds: ['saved-10'] },
  ]);
});
