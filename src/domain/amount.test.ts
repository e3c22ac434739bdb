import { expect, test } from 'vitest';

import { AMOUNT, plainAmount } from './amount';

test.each([
  ['1200', '1200'],
  ['1,200', '1200'],
  ['1.200', '1200'],
  ['1 200', '1200'],
  ['1 200,50', '1200.50'],
  ['1.234.567,8', '1234567.8'],
  ['12,5', '12.5'],
  ['99.50', '99.50'],
])('%s is %s', (written, plain) => {
  expect(new RegExp(`^${AMOUNT}$`).test(written)).toBe(true);
  expect(plainAmount(written)).toBe(plain);
});

test.each(['', '1,2000', '1.', '12,345,6789', 'a'])('"%s" is no amount', (text) => {
  expect(new RegExp(`^${AMOUNT}$`).test(text)).toBe(false);
});
