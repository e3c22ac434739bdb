import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';

import type { NoticeShown } from '#machines/messages';
import { cellsOf, place, startedActor } from '#tests/support/cells';
import { amongOthers } from '#tests/support/heard';

import type { NoticeEvent } from './notice.machine';
import { noticeMachine } from './notice.machine';

const lampRemoved: NoticeShown = {
  type: 'notice.shown',
  removal: { kind: 'cart line', name: 'Lamp' },
  undo: { to: 'cart', message: { type: 'line.reinstated', line: { productId: 1, qty: 2 }, index: 0 } },
};
const benchRemoved: NoticeShown = {
  type: 'notice.shown',
  removal: { kind: 'wishlist item', name: 'Bench' },
  undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', productId: 3, index: 1 } },
};
const undone: NoticeEvent = { type: 'notice.undone' };
const closed: NoticeEvent = { type: 'notice.closed' };
const held: NoticeEvent = { type: 'notice.held' };
const released: NoticeEvent = { type: 'notice.released' };

function timed(...events: readonly NoticeEvent[]) {
  const clock = new SimulatedClock();
  const actor = startedActor(noticeMachine, undefined, clock);
  events.forEach((event) => actor.send(event));
  const after = (ms: number) => {
    clock.increment(ms);
    return place(actor.getSnapshot());
  };
  return { actor, after };
}

test('every event of a hidden, a passing and a held notice', () => {
  expect(
    cellsOf({
      machine: noticeMachine,
      input: undefined,
      reach: { hidden: [], passing: [lampRemoved], held: [lampRemoved, held] },
      events: { shown: lampRemoved, closed, held, released },
    }),
  ).toEqual({
    hidden: { shown: 'visible.passing', closed: '·', held: '·', released: '·' },
    passing: { shown: 'visible.passing', closed: 'hidden', held: 'visible.held', released: '·' },
    held: { shown: 'visible.held', closed: 'hidden', held: '·', released: 'visible.passing' },
  });
});

describe('Undo', () => {
  test.each([
    { name: 'a passing notice', events: [lampRemoved, undone], heard: [['cart', lampRemoved.undo.message]] },
    { name: 'a held notice', events: [lampRemoved, held, undone], heard: [['cart', lampRemoved.undo.message]] },
    {
      name: 'the latest of two removals',
      events: [lampRemoved, benchRemoved, undone],
      heard: [['wishlist', benchRemoved.undo.message]],
    },
    {
      name: 'the latest of two removals, held',
      events: [lampRemoved, held, benchRemoved, undone],
      heard: [['wishlist', benchRemoved.undo.message]],
    },
    { name: 'a removal only once', events: [lampRemoved, undone, undone], heard: [['cart', lampRemoved.undo.message]] },
    { name: 'nothing after the notice is closed', events: [lampRemoved, closed, undone], heard: [] },
    { name: 'nothing when nothing was removed', events: [undone], heard: [] },
  ])('takes back $name', ({ events, heard }) => {
    const notice = amongOthers(noticeMachine, undefined, ['cart', 'wishlist']);
    events.forEach((event) => notice.actor.send(event));
    expect(notice.heard).toEqual(heard);
    expect(notice.actor.getSnapshot().value).toBe('hidden');
  });
});

describe('the five seconds of a notice (readings, "Quantity and stock")', () => {
  test('end after 5000 ms and not after 4999', () => {
    const { after } = timed(lampRemoved);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('begin anew with the next removal', () => {
    const { actor, after } = timed(lampRemoved);
    after(4_999);
    actor.send(benchRemoved);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('do not pass while it is held, and begin anew when it is let go', () => {
    const { actor, after } = timed(lampRemoved);
    after(4_999);
    actor.send(held);
    expect(after(60_000)).toBe('visible.held');
    actor.send(released);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });
});

test('a notice is visible to a view in both of its visible states', () => {
  const tags = [[], [lampRemoved], [lampRemoved, held], [lampRemoved, closed]].map((events) =>
    timed(...events)
      .actor.getSnapshot()
      .hasTag('visible'),
  );
  expect(tags).toEqual([false, true, true, false]);
});
