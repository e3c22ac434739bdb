import { expect, test } from 'vitest';

import type { Session } from '../session/session';
import { emptySession } from '../session/session';
import { placeAfter, placeAt, tapeAfter } from './tape';

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
  expect(tapeAfter(closed, opened)).toBe(closed);
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
