import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import { wishlistMachine } from '#machines/wishlist/wishlist.machine';
import { BENCH, LAMP, sampleProducts } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import type { HeartEvent } from './heart.machine';
import { heartMachine } from './heart.machine';

const toggled: HeartEvent = { type: 'heart.toggled' };
const saved: HeartEvent = { type: 'heart.synced', saved: true };
const removed: HeartEvent = { type: 'heart.synced', saved: false };

test('every state and event', () => {
  expect(
    cellsOf({
      machine: heartMachine,
      input: { productId: LAMP, saved: false },
      reach: { unsaved: [], saved: [toggled] },
      events: { toggled, saved, removed },
    }),
  ).toEqual({
    unsaved: { toggled: 'saved', saved: 'saved', removed: '·' },
    saved: { toggled: 'unsaved', saved: '·', removed: 'unsaved' },
  });
});

test.each([
  { isSaved: true, state: 'saved' },
  { isSaved: false, state: 'unsaved' },
])('a heart begins $state', ({ isSaved, state }) => {
  expect(
    createActor(heartMachine, { input: { productId: LAMP, saved: isSaved } })
      .start()
      .getSnapshot().value,
  ).toBe(state);
});

describe('beside the wishlist', () => {
  /** Two hearts of the same lamp, and the wishlist they share. */
  function hearts(sample: readonly number[]) {
    const input = { productId: LAMP, saved: sample.includes(LAMP) };
    const root = setup({ actors: { heart: heartMachine, wishlist: wishlistMachine } }).createMachine({
      invoke: [
        { systemId: 'wishlist', src: 'wishlist', input: { products: sampleProducts, sample } },
        { systemId: 'one', src: 'heart', input },
        { systemId: 'other', src: 'heart', input },
      ],
    });
    const { system } = createActor(root).start();
    const one: ActorRefFrom<typeof heartMachine> = system.get('one');
    const other: ActorRefFrom<typeof heartMachine> = system.get('other');
    const wishlist: ActorRefFrom<typeof wishlistMachine> = system.get('wishlist');
    const seen = () => ({
      one: one.getSnapshot().value,
      other: other.getSnapshot().value,
      wishlist: wishlist.getSnapshot().context.productIds,
    });
    return { one, wishlist, seen };
  }

  test('a press saves the product, and the other heart of it fills too', () => {
    const { one, seen } = hearts([]);
    one.send(toggled);
    expect(seen()).toEqual({ one: 'saved', other: 'saved', wishlist: [LAMP] });
  });

  test('a second press takes it off again', () => {
    const { one, seen } = hearts([]);
    one.send(toggled);
    one.send(toggled);
    expect(seen()).toEqual({ one: 'unsaved', other: 'unsaved', wishlist: [] });
  });

  test('Undo and another tab fill the hearts again', () => {
    const { one, wishlist, seen } = hearts([LAMP, BENCH]);
    one.send(toggled);
    wishlist.send({ type: 'wishlist.reinstated', productId: LAMP, index: 0 });
    expect(seen()).toEqual({ one: 'saved', other: 'saved', wishlist: [LAMP, BENCH] });
    wishlist.send({ type: 'wishlist.restored', productIds: [BENCH] });
    expect(seen()).toEqual({ one: 'unsaved', other: 'unsaved', wishlist: [BENCH] });
  });
});

test('a heart that began saved is taken back as well, by a press or from elsewhere', () => {
  expect(
    cellsOf({
      machine: heartMachine,
      input: { productId: LAMP, saved: true },
      reach: { saved: [], unsaved: [toggled] },
      events: { toggled, saved, removed },
    }),
  ).toEqual({
    saved: { toggled: 'unsaved', saved: '·', removed: 'unsaved' },
    unsaved: { toggled: 'saved', saved: 'saved', removed: '·' },
  });
});
