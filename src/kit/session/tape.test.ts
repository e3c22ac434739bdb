import { describe, expect, test } from 'vitest';

import type { Session } from './session';
import { emptySession, timePassed } from './session';
import { happenings, placeAfter, placeAt, tapeAfter } from './tape';

function visit(...types: readonly string[]): Session {
  const begun = emptySession('/', { seed: 1, now: 0, stored: {} });
  return { ...begun, events: types.map((type, index) => ({ at: index * 100, to: 'menu', event: { type } })) };
}

const opened = visit('drawer.opened');
const closed = visit('drawer.opened', 'drawer.closed');
const left = visit('drawer.opened', 'route.changed');

test('who goes back keeps the way forward', () => {
  expect(tapeAfter(undefined, opened)).toBe(opened);
  expect(tapeAfter(opened, closed)).toBe(closed);
  expect(tapeAfter(closed, opened)).toEqual(closed);
});

test('who does something else from there branches off', () => {
  expect(tapeAfter(closed, left)).toBe(left);
  expect(tapeAfter(closed, { ...opened, path: '/Cart' })).toEqual({ ...opened, path: '/Cart' });
});

test('places on a tape', () => {
  expect(placeAfter(closed, 1)).toEqual({ session: opened, until: 0 });
  expect(placeAfter(closed, -1)).toEqual({ session: visit(), until: 0 });
  expect(placeAt(closed, 99)).toEqual({ session: opened, until: 99 });
  expect(placeAt(closed, 100)).toEqual({ session: closed, until: 100 });
});

describe('time that passes', () => {
  const [first] = opened.events;
  const at = (...times: readonly number[]): Session => ({
    ...opened,
    events: [...(first ? [first] : []), ...times.map(timePassed)],
  });

  test('is gone back over moment by moment', () => {
    expect([1, 2, 3].map((count) => placeAfter(at(4_999, 5_000), count).until)).toEqual([0, 4_999, 5_000]);
  });

  test('keeps the way forward, and stands on it as it has passed', () => {
    expect(tapeAfter(at(5_000), at(4_999))).toEqual(at(4_999, 5_000));
    expect(tapeAfter(at(4_999, 5_000), at(5_000))).toEqual(at(5_000));
  });

  test('beyond what was ahead leads another way', () => {
    const late = { ...opened, events: [...at(101).events] };
    expect(tapeAfter(closed, late)).toEqual(late);
    expect(tapeAfter(closed, at(100))).toEqual({ ...closed, events: [...at(100).events, ...closed.events.slice(1)] });
  });

  test('is no happening', () => {
    expect(happenings(at(1, 2))).toEqual(opened.events);
  });
});
