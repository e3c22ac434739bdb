import { describe, expect, test } from 'vitest';

import { emptySession, parseSession } from './session';

const world = { seed: 7, now: 1_750_000_000_000, stored: { wishlist: [3] } };
const begun = emptySession('/Cart?from=mail', world);

test('a session that was written is read again', () => {
  const session = { ...begun, events: [{ at: 12, to: 'cart', event: { type: 'line.added', productId: 3, qty: 1 } }] };
  expect(parseSession(JSON.stringify(session))).toEqual(session);
});

test('a session of version 1 is read', () => {
  expect(parseSession(JSON.stringify({ ...begun, v: 1 }))).toEqual({ ...begun, v: 2 });
});

describe('what is no session is refused with the place that is wrong', () => {
  const entry = { at: 5, to: 'cart', event: { type: 'cart.cleared' } };
  test.each([
    ['nonsense', 'not JSON', 'a part of the link is missing or changed'],
    ['a newer version', { ...begun, v: 3 }, 'written by a newer version of the statecharts (3, this one reads 2)'],
    ['no version', { ...begun, v: 'two' }, 'v: Invalid type: Expected (1 | 2) but received "two"'],
    ['a time that no clock reaches', { ...begun, events: [{ ...entry, at: 1e300 }] }, 'events.0.at: Invalid value'],
    ['a beginning that no calendar has', { ...begun, world: { ...world, now: 1e18 } }, 'world.now: Invalid value'],
    ['an address of elsewhere', { ...begun, path: 'https://elsewhere.example' }, 'path: Invalid start'],
    ['an event without a type', { ...begun, events: [{ ...entry, event: {} }] }, 'events.0.event.type: Invalid key'],
    ['a time before the beginning', { ...begun, events: [{ ...entry, at: -1 }] }, 'events.0.at: Invalid value'],
    ['events out of order', { ...begun, events: [entry, { ...entry, at: 4 }] }, 'events.1.at: earlier than the event'],
    ['no world', { ...begun, world: undefined }, 'world: Invalid key'],
    ['a list', [], 'v: Invalid key'],
  ])('%s', (_, written, words) => {
    const text = typeof written === 'string' ? written : JSON.stringify(written);
    expect(() => parseSession(text)).toThrow(words);
  });
});
