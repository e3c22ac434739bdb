import { expect, test } from 'vitest';

import type { NoticeShown } from '#machines/messages';
import { LAMP, oneLamp, sampleSavedCards, WARDROBE } from '#machines/samples';
import { spyOnMessages } from '#tests/support/message-spy';

import type { RecentlyRemovedMessage } from './messages';
import { recentlyRemovedMachine } from './recently-removed.machine';
import { recentlyRemovedSlice } from './recently-removed.slice';

const HOUR = 3_600_000;
const begin = Date.UTC(2025, 5, 15, 12);
const [card = expect.unreachable()] = sampleSavedCards;

type Noted = Pick<NoticeShown, 'removal' | 'undo'>;

const twoLines = [
  { productId: LAMP, qty: 2 },
  { productId: WARDROBE, qty: 1 },
];
const cartCleared: Noted = {
  removal: { kind: 'cart' },
  undo: { to: 'cart', message: { type: 'cart.restored', lines: twoLines } },
};
const lampUnliked: Noted = {
  removal: { kind: 'wishlist item', name: 'Lamp' },
  undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item: LAMP, index: 1 } },
};
const cardRemoved: Noted = {
  removal: { kind: 'saved card', name: 'Visa' },
  undo: { to: 'savedCards', message: { type: 'card.reinstated', item: card, index: 0 } },
};

const noted = (removal: Noted): RecentlyRemovedMessage => ({ type: 'removal.noted', ...removal });

function open() {
  let time = begin;
  const { actor, received } = spyOnMessages(recentlyRemovedMachine, { now: () => new Date(time) }, [
    'cart',
    'wishlist',
    'savedCards',
    'notice',
  ]);
  return {
    actor,
    received,
    pass: (ms: number) => {
      time += ms;
    },
    kept: () => actor.getSnapshot().context.entries.map(({ at, putBack: { to } }) => [to, (at - begin) / HOUR]),
  };
}

test('a cart that was cleared an hour ago is put back line by line, and the notice is told', () => {
  const { actor, received, pass, kept } = open();
  actor.send(noted(cartCleared));
  pass(HOUR);
  actor.send({ type: 'removal.chosen', at: begin });
  const messages = [
    { type: 'line.reinstated', item: twoLines[0], index: 0 },
    { type: 'line.reinstated', item: twoLines[1], index: 1 },
  ];
  expect(received).toEqual([
    ...messages.map((message) => ['cart', message]),
    ['notice', { type: 'removal.reversed', putBack: { to: 'cart', messages } }],
  ]);
  expect(kept()).toEqual([]);
  expect(actor.getSnapshot().value).toBe('empty');
});

test('the newest stands first; the same removal stands once; what Undo took back leaves', () => {
  const { actor, pass, kept } = open();
  actor.send(noted(cartCleared));
  pass(HOUR);
  actor.send(noted(lampUnliked));
  pass(HOUR);
  actor.send(noted(cartCleared));
  expect(kept()).toEqual([
    ['cart', 2],
    ['wishlist', 1],
  ]);
  actor.send({ type: 'removal.undone', ...cartCleared });
  expect(kept()).toEqual([['wishlist', 1]]);
});

test('what was back on its list and is removed again stands once, as it was removed last', () => {
  const { actor, pass, kept } = open();
  const lampRemoved = (qty: number): Noted => ({
    removal: { kind: 'cart line', name: 'Lamp' },
    undo: { to: 'cart', message: { type: 'line.reinstated', item: { productId: LAMP, qty }, index: 0 } },
  });
  actor.send(noted(lampRemoved(1)));
  actor.send(noted(lampUnliked));
  pass(HOUR);
  actor.send(noted(lampRemoved(3)));
  expect(kept()).toEqual([
    ['cart', 1],
    ['wishlist', 1 / HOUR],
  ]);
  pass(HOUR);
  actor.send(noted(cartCleared));
  expect(kept()).toEqual([
    ['cart', 2],
    ['wishlist', 1 / HOUR],
  ]);
});

test('two removals of one moment have two times', () => {
  const { actor } = open();
  actor.send(noted(cartCleared));
  actor.send(noted(lampUnliked));
  expect(actor.getSnapshot().context.entries.map(({ at }) => at - begin)).toEqual([1, 0]);
});

test('a removal is kept for a day, and thirty at most', () => {
  const { actor, pass, kept } = open();
  actor.send(noted(cartCleared));
  pass(24 * HOUR - 1);
  actor.send(noted(lampUnliked));
  expect(kept()).toHaveLength(2);
  pass(1);
  actor.send(noted(cardRemoved));
  expect(kept().map(([to]) => to)).toEqual(['savedCards', 'wishlist']);
  for (let item = 0; item < 40; item += 1) {
    actor.send(
      noted({ ...lampUnliked, undo: { to: 'wishlist', message: { type: 'wishlist.reinstated', item, index: 0 } } }),
    );
  }
  expect(kept()).toHaveLength(30);
});

test.each<{ what: string; removal: Noted }>([
  {
    what: 'saving for later',
    removal: {
      removal: { kind: 'cart line saved for later', name: 'Lamp' },
      undo: { to: 'cart', message: { type: 'line.resumed', item: oneLamp[0], index: 0, saved: 0 } },
    },
  },
  {
    what: 'what a link added',
    removal: { removal: { kind: 'before a link', list: 'cart', isReplaced: false }, undo: cartCleared.undo },
  },
  { what: 'what the catalogue has no more', removal: { removal: { kind: 'withdrawn', count: 1 } } },
  {
    what: 'a message',
    removal: {
      removal: { kind: 'message', name: '' },
      undo: { to: 'outbox', message: { type: 'message.reinstated', item: { id: 1, keptAt: 1, values: {} }, index: 0 } },
    },
  },
])('$what is no removal to put back', ({ removal }) => {
  const { actor, kept } = open();
  actor.send(noted(removal));
  expect(kept()).toEqual([]);
});

test('what arrives takes the place of removed products; a removed card stays, and those of another day go', () => {
  const { actor, pass, kept } = open();
  actor.send(noted(cartCleared));
  pass(HOUR);
  actor.send(noted(cardRemoved));
  const putBack = { to: 'wishlist', messages: [{ type: 'wishlist.reinstated', item: LAMP, index: 0 }] } as const;
  actor.send({
    type: 'removals.restored',
    entries: [26 * HOUR, 2 * HOUR, 0, -24 * HOUR].map((after) => ({ at: begin + after, putBack })),
  });
  // Two hours ahead, since the clock was put back.
  expect(kept()).toEqual([
    ['wishlist', 2],
    ['savedCards', 1],
    ['wishlist', 0],
  ]);
});

test('all can be forgotten', () => {
  const { actor, kept } = open();
  actor.send(noted(cartCleared));
  actor.send(noted(cardRemoved));
  actor.send({ type: 'removals.forgotten' });
  expect(kept()).toEqual([]);
});

test('what was put back is told until the page is left', () => {
  const { actor } = open();
  const told = () => actor.getSnapshot().context.putBack?.to;
  actor.send(noted(lampUnliked));
  actor.send({ type: 'removal.chosen', at: begin });
  expect(told()).toBe('wishlist');
  actor.send({ type: 'route.changed' });
  expect(told()).toBeUndefined();
});

test('of what is stored, only what puts products back on a list is read', () => {
  const removed = {
    at: begin,
    putBack: { to: 'cart', messages: [{ type: 'line.reinstated', item: oneLamp[0], index: 0 }] },
  };
  const unread = [
    { ...removed, at: 'today' },
    { ...removed, putBack: { to: 'device', messages: [] } },
    { ...removed, putBack: { to: 'cart', messages: [{ type: 'cart.emptied' }] } },
    { ...removed, putBack: { to: 'savedCards', messages: [{ type: 'card.reinstated', item: card, index: 0 }] } },
    { ...removed, putBack: { to: 'wishlist', messages: [{ type: 'wishlist.reinstated', item: '5', index: 0 }] } },
    null,
  ];
  expect(recentlyRemovedSlice.read([removed, ...unread], [])).toEqual({ data: [removed], unread });
});

test('removed cards are not written to the device', () => {
  const { actor } = open();
  actor.send(noted(cartCleared));
  actor.send(noted(cardRemoved));
  expect(JSON.stringify(recentlyRemovedSlice.keep(actor.getSnapshot()))).not.toContain(card.last4);
  expect(recentlyRemovedSlice.keep(actor.getSnapshot())).toHaveLength(1);
});
