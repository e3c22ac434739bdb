import { expect, test } from 'vitest';

import {
  clampQuantity,
  DECLARED_MAX_QUANTITY,
  DECLARED_MIN_QUANTITY,
  formatQuantity,
  isQuantity,
  isScarce,
  parseQuantity,
} from './quantity';

const stock = 7;

test.each([
  { typed: '', settled: 1, why: 'empty becomes 1 on leaving' },
  { typed: '   ', settled: 1, why: 'blanks are empty' },
  { typed: '0', settled: 1, why: '0 becomes 1' },
  { typed: '-3', settled: 1, why: 'less than 0 becomes 1' },
  { typed: '1', settled: 1, why: '1 stays' },
  { typed: '7', settled: 7, why: 'the whole stock stays' },
  { typed: '8', settled: 7, why: 'above stock becomes stock' },
  { typed: '99999999999999999999', settled: 7, why: 'a huge number becomes stock' },
  { typed: '2.9', settled: 2, why: 'parts of a piece are dropped' },
  { typed: '0.5', settled: 1, why: 'half a piece is 1' },
  { typed: '1e1', settled: 7, why: 'an exponent is a number' },
  { typed: 'two', settled: 1, why: 'a word is no number' },
  { typed: 'Infinity', settled: 1, why: 'infinity is no quantity' },
  { typed: '٣', settled: 1, why: 'other digits are no number here' },
])('"$typed" settles as $settled of 7: $why', ({ typed, settled }) => {
  expect(clampQuantity(parseQuantity(typed), stock)).toBe(settled);
});

test.each([
  { typed: '', is: false },
  { typed: ' ', is: false },
  { typed: '-', is: false },
  { typed: '-3', is: false },
  { typed: 'two', is: false },
  { typed: 'Infinity', is: false },
  { typed: '0', is: true },
  { typed: '3', is: true },
  { typed: '99', is: true },
])('"$typed" is a quantity: $is', ({ typed, is }) => {
  expect(isQuantity(typed)).toBe(is);
});

test.each([
  { quantity: 0, clamped: 1 },
  { quantity: 1, clamped: 1 },
  { quantity: 8, clamped: 7 },
  { quantity: Number.NEGATIVE_INFINITY, clamped: 1 },
])('$quantity is clamped to $clamped of 7', ({ quantity, clamped }) => {
  expect(clampQuantity(quantity, stock)).toBe(clamped);
});

test.each([
  { stock: 1, is: true },
  { stock: 3, is: true },
  { stock: 4, is: false },
  { stock: 10, is: false },
])('a stock of $stock is so low that a page says how many are left: $is', ({ stock: left, is }) => {
  expect(isScarce(left)).toBe(is);
});

test.each([
  { quantity: 1, drawn: '01' },
  { quantity: 9, drawn: '09' },
  { quantity: 10, drawn: '10' },
])('$quantity is drawn $drawn', ({ quantity, drawn }) => {
  expect(formatQuantity(quantity)).toBe(drawn);
});

test('the declared bounds are 1 and 10', () => {
  expect([DECLARED_MIN_QUANTITY, DECLARED_MAX_QUANTITY]).toEqual([1, 10]);
});
