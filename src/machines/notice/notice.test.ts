import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';

import type { NoticeShown } from '#machines/messages';
import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import type { NoticeEvent } from './notice.machine';
import { noticeMachine } from './notice.machine';
import type { UndoableRemoval } from './removals';

const lampRemoved: NoticeShown = {
  type: 'notice.shown',
  key: 1,
  removal: { kind: 'cart line', name: 'Lamp' },
  undo: { to: 'cart', message: { type: 'line.reinstated', item: { productId: 1, qty: 2 }, index: 0 } },
};
const rugPostponed: NoticeShown = {
  type: 'notice.shown',
  key: 2,
  removal: { kind: 'cart line saved for later', name: 'Rug' },
  undo: {
    to: 'cart',
    message: { type: 'line.resumed', item: { productId: 2, qty: 1 }, index: 0, saved: 0 },
  },
};
const benchRemoved: NoticeShown = {
  type: 'notice.shown',
  key: 3,
  removal: { kind: 'wishlist item', name: 'Bench' },
  undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item: 3, index: 1 } },
};
const undone: NoticeEvent = { type: 'notice.undone' };
const closed: NoticeEvent = { type: 'notice.closed' };
const held: NoticeEvent = { type: 'notice.held' };
const released: NoticeEvent = { type: 'notice.released' };
const left: NoticeEvent = { type: 'route.changed' };
const nowIn = (list: 'cart' | 'wishlist', ...productIds: number[]): NoticeEvent => ({
  type: 'contents.changed',
  list,
  productIds,
});

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

function told(...events: readonly NoticeEvent[]) {
  const { actor } = timed(...events);
  const { removals } = actor.getSnapshot().context;
  return { at: place(actor.getSnapshot()), removals: removals.map((noted: UndoableRemoval) => noted.removal.kind) };
}

test('every event of a hidden, a passing, a held and a staying notice', () => {
  expect(
    cellsOf({
      machine: noticeMachine,
      input: undefined,
      pathTo: { hidden: [], passing: [benchRemoved], held: [benchRemoved, held], staying: [lampRemoved] },
      events: {
        passes: benchRemoved,
        stays: lampRemoved,
        undone,
        closed,
        held,
        released,
        left,
        back: nowIn('wishlist', 3),
      },
    }),
  ).toEqual({
    hidden: {
      passes: 'visible.passing',
      stays: 'visible.staying',
      undone: '·',
      closed: '·',
      held: '·',
      released: '·',
      left: '·',
      back: '·',
    },
    passing: {
      passes: 'visible.passing',
      stays: 'visible.staying',
      undone: 'hidden',
      closed: 'hidden',
      held: 'visible.held',
      released: '·',
      left: 'visible.passing',
      back: 'hidden',
    },
    held: {
      passes: 'visible.held',
      stays: 'visible.held',
      undone: 'hidden',
      closed: 'hidden',
      held: '·',
      released: 'visible.passing',
      left: 'visible.held',
      back: 'hidden',
    },
    staying: {
      passes: 'visible.passing',
      stays: 'visible.staying',
      undone: 'hidden',
      closed: 'hidden',
      held: '·',
      released: '·',
      left: 'hidden',
      back: '·',
    },
  });
});

describe('Undo', () => {
  test.each([
    { name: 'a passing notice', events: [benchRemoved, undone], received: [['wishlist', benchRemoved.undo?.message]] },
    {
      name: 'a held notice',
      events: [benchRemoved, held, undone],
      received: [['wishlist', benchRemoved.undo?.message]],
    },
    { name: 'a staying notice', events: [lampRemoved, undone], received: [['cart', lampRemoved.undo?.message]] },
    {
      name: 'three removals, the newest first',
      events: [lampRemoved, rugPostponed, benchRemoved, undone, undone, undone],
      received: [
        ['wishlist', benchRemoved.undo?.message],
        ['cart', rugPostponed.undo?.message],
        ['cart', lampRemoved.undo?.message],
      ],
    },
    {
      name: 'two removals while it is held, the newest first',
      events: [benchRemoved, held, lampRemoved, undone, undone],
      received: [
        ['cart', lampRemoved.undo?.message],
        ['wishlist', benchRemoved.undo?.message],
      ],
    },
    {
      name: 'a removal only once',
      events: [lampRemoved, undone, undone],
      received: [['cart', lampRemoved.undo?.message]],
    },
    { name: 'nothing after the notice is closed', events: [lampRemoved, closed, undone], received: [] },
    { name: 'nothing when nothing was removed', events: [undone], received: [] },
    { name: 'nothing of a cart that was left', events: [lampRemoved, left, undone], received: [] },
  ])('takes back $name', ({ events, received }) => {
    const notice = spyOnMessages(noticeMachine, undefined, ['cart', 'wishlist']);
    events.forEach((event) => notice.actor.send(event));
    expect(notice.received).toEqual(received);
    expect(notice.actor.getSnapshot().value).toBe('hidden');
  });
});

describe('what has come back in another way is told no more', () => {
  test.each([
    { now: nowIn('cart', 1, 9), at: 'visible.passing', removals: ['cart line saved for later', 'wishlist item'] },
    { now: nowIn('cart', 2), at: 'visible.passing', removals: ['cart line', 'wishlist item'] },
    { now: nowIn('wishlist', 3), at: 'visible.staying', removals: ['cart line', 'cart line saved for later'] },
    {
      now: nowIn('wishlist', 1, 2),
      at: 'visible.passing',
      removals: ['cart line', 'cart line saved for later', 'wishlist item'],
    },
  ])('$now.list holds $now.productIds', ({ now, ...left_ }) => {
    expect(told(lampRemoved, rugPostponed, benchRemoved, now)).toEqual(left_);
  });
});

describe('the five seconds of "Remove from wishlist" (readings, "Quantity and stock")', () => {
  test('end after 5000 ms and not after 4999', () => {
    const { after } = timed(benchRemoved);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('begin again with the next removal', () => {
    const { actor, after } = timed(benchRemoved);
    after(4_999);
    actor.send(benchRemoved);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('do not pass while it is held, and begin again when it is let go', () => {
    const { actor, after } = timed(benchRemoved);
    after(4_999);
    actor.send(held);
    expect(after(60_000)).toBe('visible.held');
    actor.send(released);
    expect(after(4_999)).toBe('visible.passing');
    expect(after(1)).toBe('hidden');
  });

  test('pass on from page to page, and never for what is told until the page is left', () => {
    const { actor, after } = timed(lampRemoved, benchRemoved);
    after(4_999);
    actor.send(left);
    expect(after(1)).toBe('hidden');
    expect(timed(lampRemoved).after(3_600_000)).toBe('visible.staying');
    expect(timed(lampRemoved, benchRemoved).after(5_000)).toBe('visible.staying');
  });
});

test('a copied link is told as long as a toast; one that could not be copied stays', () => {
  const { after } = timed({ type: 'notice.shown', removal: { kind: 'link' } });
  expect(after(4999)).toBe('visible.passing');
  expect(after(1)).toBe('hidden');
  const refused = timed({ type: 'notice.shown', removal: { kind: 'link', url: 'https://shop.example/Cart?lines=7' } });
  expect(refused.after(60_000)).toBe('visible.staying');
});

describe('a held notice of two removals', () => {
  const vaseRemoved: NoticeShown = {
    type: 'notice.shown',
    key: 4,
    removal: { kind: 'wishlist item', name: 'Vase' },
    undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item: 4, index: 0 } },
  };

  test('stays held when one is taken back, here or elsewhere', () => {
    expect(told(benchRemoved, held, vaseRemoved, undone)).toEqual({ at: 'visible.held', removals: ['wishlist item'] });
    expect(told(benchRemoved, held, vaseRemoved, nowIn('wishlist', 4))).toEqual({
      at: 'visible.held',
      removals: ['wishlist item'],
    });
  });

  test('is told as long as the newest lasts, once it is released', () => {
    expect(told(benchRemoved, held, lampRemoved, released).at).toBe('visible.staying');
  });
});

test('when the page is left, what lasts as long as a toast is told on, for five seconds', () => {
  expect(told(benchRemoved, lampRemoved, left)).toEqual({ at: 'visible.passing', removals: ['wishlist item'] });
});
