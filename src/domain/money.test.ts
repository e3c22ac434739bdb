import { expect, test } from 'vitest';

import { formatMoney, grouped } from './money';

test.each([
  { cents: 123_450, shown: '$1,234.50' },
  { cents: 0, shown: '$0.00' },
  { cents: 1, shown: '$0.01' },
  { cents: 99, shown: '$0.99' },
  { cents: 100, shown: '$1.00' },
  { cents: -1, shown: '−$0.01' },
  { cents: -123_450, shown: '−$1,234.50' },
  { cents: 100_000_000, shown: '$1,000,000.00' },
])('$cents cents are $shown', ({ cents, shown }) => {
  expect(formatMoney(cents)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['123', '123'],
  ['1234', '1,234'],
  ['123456', '123,456'],
  ['1234567', '1,234,567'],
])('%s is %s', (digits, shown) => {
  expect(grouped(digits)).toBe(shown);
});
