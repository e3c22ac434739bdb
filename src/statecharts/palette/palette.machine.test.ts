import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { PaletteEvent } from './palette.machine';
import { paletteMachine } from './palette.machine';

function after(...events: readonly PaletteEvent[]) {
  const actor = createActor(paletteMachine).start();
  events.forEach((event) => actor.send(event));
  const { value, context } = actor.getSnapshot();
  return [value, context.query, context.marked];
}

const OPENED = { type: 'palette.toggled' } as const;
const TYPED = { type: 'query.typed', query: 'sold' } as const;
const moved = (by: 1 | -1, of: number) => ({ type: 'mark.moved', by, of }) as const;

test('the key opens it empty and closes it', () => {
  expect(after()).toEqual(['closed', '', 0]);
  expect(after(OPENED)).toEqual(['open', '', 0]);
  expect(after(OPENED, TYPED, OPENED)).toEqual(['closed', 'sold', 0]);
  expect(after(OPENED, TYPED, { type: 'palette.closed' }, OPENED)).toEqual(['open', '', 0]);
});

test('arrows mark one hit after the other, and begin again at either end', () => {
  expect(after(OPENED, TYPED, moved(1, 3))).toEqual(['open', 'sold', 1]);
  expect(after(OPENED, TYPED, moved(1, 2), moved(1, 2))).toEqual(['open', 'sold', 0]);
  expect(after(OPENED, TYPED, moved(-1, 3))).toEqual(['open', 'sold', 2]);
  expect(after(OPENED, TYPED, moved(1, 0))).toEqual(['open', 'sold', 0]);
});

test('signs that turn a line around are left out of what is searched for', () => {
  expect(after(OPENED, { type: 'query.typed', query: '\u202Esold' })).toEqual(['open', 'sold', 0]);
});

test('other words mark the first hit again', () => {
  expect(after(OPENED, moved(1, 3), TYPED)).toEqual(['open', 'sold', 0]);
});
