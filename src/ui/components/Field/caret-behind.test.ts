import { describe, expect, test } from 'vitest';

import { caretBehind } from './caret-behind';

describe('the caret of a formatted number', () => {
  test.each([
    ['', 0, 0],
    ['4242 4242', 0, 0],
    ['4242 4242', 1, 1],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['4242 4242', 8, 9],
    ['4242', 9, 4],
    ['3782 822463 10005', 10, 11],
  ])('in "%s" behind digit %i is at %i', (grouped, count, place) => {
    expect(caretBehind(grouped, count)).toBe(place);
  });
});
