import { expect, test } from 'vitest';

import { AFTER_CLOSING, afterRemoval, afterRowRemoval } from './focus';

test.each([
  { leaving: 1, on: 'name-2', why: 'the next one' },
  { leaving: 2, on: 'name-3', why: 'the next one' },
  { leaving: 3, on: 'name-2', why: 'the one before, when it was the last' },
])('after row $leaving of three focus goes to $why, a keyboard to Undo', ({ leaving, on }) => {
  expect(afterRowRemoval([1, 2, 3], leaving)).toEqual({ on: [on], byKeyboard: 'undo' });
});

test('after the only row focus goes to the heading, or to what the page has for it', () => {
  expect([afterRowRemoval([1], 1), afterRowRemoval(['home'], 'home', 'add-address'), afterRemoval()]).toEqual([
    { on: ['page-heading'], byKeyboard: 'undo' },
    { on: ['add-address'], byKeyboard: 'undo' },
    { on: ['page-heading'], byKeyboard: 'undo' },
  ]);
});

test('after an overlay is closed focus goes to the heading, and the page does not scroll', () => {
  expect(AFTER_CLOSING).toEqual({ on: ['page-heading'], preventScroll: true });
});
