import { expect, test } from 'vitest';

import { packAscending, packNumbers, unpackAscending, unpackNumbers } from './packed-numbers';

const NUMBERS = [0, 1, 59, 60, 61, 89, 90, 1_859, 1_860, 54_000, 4_294_967_295, 7];

test('numbers of any length come back as they were', () => {
  expect([...unpackNumbers(packNumbers(NUMBERS))]).toEqual(NUMBERS);
  expect([...unpackNumbers(packNumbers([]))]).toEqual([]);
});

test('a digit is one sign from # on, but no backslash; from 60 on there are more, the lowest first', () => {
  expect(packNumbers([0, 1, 56, 57, 59])).toBe('#$[]_');
  // 60 is 0 + 2 × 30, and 89 is 29 + 2 × 30.
  expect(packNumbers([60, 89])).toBe('`%}%');
  expect(packAscending([5, 6, 8])).toBe('($%');
});

test('JSON takes every digit as it is', () => {
  const text = packNumbers(Array.from({ length: 3_000 }, (_, number) => number));
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  expect(text).toMatch(/^[\x21-\x7E]+$/);
});

test('small numbers take one character', () => {
  expect(packNumbers([0, 30, 59])).toHaveLength(3);
  expect(packNumbers([60])).toHaveLength(2);
});

test('a part of a text is read alone', () => {
  const [one, other] = [packAscending([5, 6, 700]), packAscending([2, 90, 10_000])];
  expect([...unpackAscending(one + other, one.length)]).toEqual([2, 90, 10_000]);
  expect([...unpackAscending(one + other, 0, one.length)]).toEqual([5, 6, 700]);
});
