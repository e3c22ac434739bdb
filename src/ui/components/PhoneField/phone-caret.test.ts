import { describe, expect, test } from 'vitest';

import { caretBehind } from '../Field/caret-behind';
import { significantBefore } from './phone-caret';

describe('the caret of a phone number', () => {
  test.each([
    ['9025', 4, '(902) 5', 7],
    ['(9025)', 5, '(902) 5', 7],
    ['(902) 555-0142', 3, '(902) 555-0142', 3],
    ['(902) 5555-0142', 8, '(902) 555-50142', 8],
    ['+', 1, '+', 1],
    ['+1902', 5, '+1 902', 6],
    ['902', 0, '(902)', 0],
    // A deleted bracket comes back after the caret, so that Backspace is never stuck.
    ['(902', 4, '(902)', 4],
  ])('in "%s" at %i, then "%s": at %i', (typed, caret, formatted, place) => {
    expect(caretBehind(formatted, significantBefore(typed, caret))).toBe(place);
  });
});
