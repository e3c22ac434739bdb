import { expect, test } from 'vitest';

import { amountWords, chosenCardWords, confirmedArrival, trackedBy } from './-words';

test.each([
  { paid: undefined, words: undefined },
  { paid: { amount: 14_000, earlierAmount: undefined }, words: undefined },
  {
    paid: { amount: 118_000, earlierAmount: 14_000 },
    words: 'Your cart has changed. You now pay $1,180.00; it was $140.00.',
  },
])('of another amount than before it is said: $words', ({ paid, words }) => {
  expect(amountWords(paid)).toBe(words);
});

test.each([
  { order: undefined, words: '' },
  { order: { placedAt: undefined }, words: '' },
  {
    order: { placedAt: new Date(2025, 5, 15, 12).getTime() },
    words: 'It is expected between Wed 18 Jun and Tue 24 Jun.',
  },
  {
    order: { placedAt: new Date(2025, 5, 15, 12).getTime(), weekend: [0] },
    words: 'It is expected between Wed 18 Jun and Mon 23 Jun.',
  },
])('the confirmation tells when the order arrives: $words', ({ order, words }) => {
  expect(confirmedArrival(order)).toBe(words);
});

test.each([
  { email: 'ada@larkwood.example', words: 'Track it by this number and ada@larkwood.example.' },
  { email: '', words: 'Track it by this number.' },
])('the confirmation says how the order of "$email" is found again', ({ email, words }) => {
  expect(trackedBy(email)).toBe(words);
});

test.each([
  { typed: '', isSaid: true },
  { typed: '4242', isSaid: true },
  { typed: '4000 0000 0000 1881', isSaid: true },
  { typed: '4242 4242 4242 4242', isSaid: false },
])('which number is left to type is said beside "$typed": $isSaid', ({ typed, isSaid }) => {
  expect(chosenCardWords({ last4: '1881' }, typed)?.includes('1881') ?? false).toBe(isSaid);
});

test('of an expired card the new date is to be typed, too', () => {
  expect(chosenCardWords({ last4: '8431' }, '', true)).toBe(
    'Type the number ending in 8431, its new expiry and the security code: they are never stored.',
  );
});
