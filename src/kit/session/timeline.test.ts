import { describe, expect, test } from 'vitest';

import type { Session, SessionEntry } from './session';
import { emptySession, timePassed } from './session';
import { happenings, pointAfter, pointAt, timelineAfter } from './timeline';

function visit(...types: readonly string[]): Session {
  const begun = emptySession('/', { seed: 1, now: 0, stored: {} });
  return { ...begun, events: types.map((type, index) => ({ at: index * 100, to: 'menu', event: { type } })) };
}

const opened = visit('drawer.opened');
const closed = visit('drawer.opened', 'drawer.closed');
const left = visit('drawer.opened', 'route.changed');

test('who goes back keeps the way forward', () => {
  expect(timelineAfter(undefined, opened)).toBe(opened);
  expect(timelineAfter(opened, closed)).toBe(closed);
  expect(timelineAfter(closed, opened)).toEqual(closed);
});

test('who does something else from there branches off', () => {
  expect(timelineAfter(closed, left)).toBe(left);
  expect(timelineAfter(closed, { ...opened, path: '/Cart' })).toEqual({ ...opened, path: '/Cart' });
});

test('what is no deed leads nowhere else, and stands where it has happened now', () => {
  const isAside = ({ event }: SessionEntry) => event.type === 'viewport.changed';
  const wide = { ...visit('drawer.opened', 'viewport.changed'), world: { seed: 1, now: 0, stored: {} } };
  const whole = { ...visit('drawer.opened', 'drawer.closed', 'drawer.opened') };
  expect(timelineAfter(whole, wide, isAside).events.map(({ event }) => event.type)).toEqual([
    'drawer.opened',
    'viewport.changed',
    'drawer.closed',
    'drawer.opened',
  ]);
  const again = visit('drawer.opened', 'viewport.changed', 'drawer.closed');
  expect(timelineAfter(again, wide, isAside)).toEqual(again);
});

test('the world is that of the timeline, also before it is entered', () => {
  const world = { seed: 7, now: 5, stored: { cart: [] } };
  expect(timelineAfter({ ...closed, world }, visit()).world).toEqual(world);
});

test('points on a timeline', () => {
  expect(pointAfter(closed, 1)).toEqual({ session: opened, until: 0 });
  expect(pointAfter(closed, -1)).toEqual({ session: visit(), until: 0 });
  expect(pointAt(closed, 99)).toEqual({ session: opened, until: 99 });
  expect(pointAt(closed, 100)).toEqual({ session: closed, until: 100 });
});

describe('time that passes', () => {
  const [first] = opened.events;
  const at = (...times: readonly number[]): Session => ({
    ...opened,
    events: [...(first ? [first] : []), ...times.map(timePassed)],
  });

  test('is gone back over moment by moment', () => {
    expect([1, 2, 3].map((count) => pointAfter(at(4_999, 5_000), count).until)).toEqual([0, 4_999, 5_000]);
  });

  test('keeps the way forward, and stands on it as it has passed', () => {
    expect(timelineAfter(at(5_000), at(4_999))).toEqual(at(4_999, 5_000));
    expect(timelineAfter(at(4_999, 5_000), at(5_000))).toEqual(at(5_000));
  });

  test('beyond what was ahead leads another way', () => {
    const late = { ...opened, events: [...at(101).events] };
    expect(timelineAfter(closed, late)).toEqual(late);
    expect(timelineAfter(closed, at(100))).toEqual({
      ...closed,
      events: [...at(100).events, ...closed.events.slice(1)],
    });
  });

  test('is no happening', () => {
    expect(happenings(at(1, 2))).toEqual(opened.events);
  });
});
