import { expect, test } from 'vitest';

import { afterLoad, afterScroll, inTurn, NO_TURNS } from './turns';

const inView = (...names: readonly string[]) => names.reduce((turns, name) => afterScroll(turns, name, true), NO_TURNS);

test('pictures in view are loaded one after the other, in the order in which they came there', () => {
  const begun = inView('a', 'b', 'c', 'a');
  expect([...inTurn(begun)]).toEqual(['a']);
  const first = afterLoad(begun, 'a');
  expect([...inTurn(first)]).toEqual(['a', 'b']);
  expect([...inTurn(afterLoad(afterLoad(first, 'b'), 'c'))]).toEqual(['a', 'b', 'c']);
});

test('one that goes out of view is let go, whether it is loaded or not, and has its turn again', () => {
  const first = afterLoad(inView('a', 'b', 'c'), 'a');
  expect([...inTurn(afterScroll(first, 'b', false))]).toEqual(['a', 'c']);
  const gone = afterScroll(first, 'a', false);
  expect([...inTurn(gone)]).toEqual(['b']);
  expect(afterLoad(gone, 'a')).toBe(gone);
  expect([...inTurn(afterScroll(gone, 'a', true))]).toEqual(['b']);
});

test('what changes nothing leaves the turns as they are', () => {
  const first = afterLoad(inView('a', 'b'), 'a');
  expect(afterScroll(first, 'a', true)).toBe(first);
  expect(afterLoad(first, 'a')).toBe(first);
  expect(afterLoad(first, 'c')).toBe(first);
});

test('one that is gone is let go whole, and comes back as the last', () => {
  const gone = afterScroll(afterLoad(inView('a', 'b', 'c'), 'a'), 'a', false);
  expect(gone).toEqual({ inView: ['b', 'c'], loaded: [] });
  const back = afterScroll(gone, 'a', true);
  expect(back).toEqual({ inView: ['b', 'c', 'a'], loaded: [] });
  expect([...inTurn(afterLoad(afterLoad(back, 'b'), 'c'))]).toEqual(['b', 'c', 'a']);
});

test('one that loads out of its turn is kept, and the turn stays whose it was', () => {
  expect([...inTurn(afterLoad(inView('a', 'b', 'c'), 'b'))].toSorted()).toEqual(['a', 'b']);
});
