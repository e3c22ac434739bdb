import { expect, test } from 'vitest';

import { isSameCard } from './saved-card';

const card = { name: 'Ada Sample', brand: 'Visa', last4: '1881', expiry: '06/25' } as const;

test.each([
  { other: { ...card, expiry: '06/28' }, isSame: true, why: 'it was renewed' },
  { other: { ...card, name: 'ADA SAMPLE' }, isSame: true, why: 'capitals do not count' },
  { other: { ...card, brand: 'Mastercard' as const }, isSame: false, why: 'it is of another brand' },
  { other: { ...card, last4: '1882' }, isSame: false, why: 'it has another number' },
  { other: { ...card, name: 'Eve Sample' }, isSame: false, why: 'it is of somebody else' },
])('a card is the same: $isSame, since $why', ({ other, isSame }) => {
  expect(isSameCard(card, other)).toBe(isSame);
});
