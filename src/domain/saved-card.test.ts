import { expect, test } from 'vitest';

import { isSameCard, withDefaultCard } from './saved-card';

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

test.each([
  { expiries: ['06/25', '01/31', '12/29'], chosen: 1 },
  { expiries: ['06/25', '01/24'], chosen: 0 },
])('where no card is the Default, of $expiries it is the one that expires last', ({ expiries, chosen }) => {
  const cards = expiries.map((expiry, index) => ({ ...card, id: `card-${index}`, expiry, isDefault: false }));
  expect(withDefaultCard(cards).findIndex(({ isDefault }) => isDefault)).toBe(chosen);
});

test('a Default stays it when it has expired, until the shopper chooses another', () => {
  const cards = ['06/25', '01/31'].map((expiry, index) => ({
    ...card,
    id: `card-${index}`,
    expiry,
    isDefault: index === 0,
  }));
  expect(withDefaultCard(cards)).toEqual(cards);
  expect(withDefaultCard(cards, 'card-1').map(({ isDefault }) => isDefault)).toEqual([false, true]);
});
