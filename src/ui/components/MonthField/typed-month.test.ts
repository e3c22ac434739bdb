import { describe, expect, test } from 'vitest';

import { pickerMonth, printedMonth, typedMonth } from './typed-month';

describe('a month while it is typed', () => {
  test.each([
    ['1', '12', '12/'],
    ['12/', '12//', '12/'],
    ['12/2', '12/28', '12/28'],
    ['12/', '12', '12'],
    ['', '0928', '09/28'],
    ['', '09/2028', '09/2028'],
    ['', '2028-09', '2028-09'],
    ['2', '20', '20'],
    ['1', '13', '13'],
    ['1', '1/', '1/'],
    ['', 'soon', 'soon'],
  ])('"%s" becomes "%s" becomes "%s"', (before, typed, shown) => {
    expect(typedMonth(before, typed)).toBe(shown);
  });
});

test.each([
  ['09/29', '2029-09'],
  ['9/2029', '2029-09'],
  ['2029-09', '2029-09'],
  ['09/', ''],
])('"%s" opens the picker at "%s"', (value, picked) => {
  expect(pickerMonth(value)).toBe(picked);
});

test.each([
  ['2029-09', '09/29'],
  ['', ''],
])('picking "%s" writes "%s"', (picked, printed) => {
  expect(printedMonth(picked)).toBe(printed);
});
