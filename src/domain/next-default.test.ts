import { expect, test } from 'vitest';

import { nextDefault } from './next-default';
import type { SavedCard } from './saved-card';

const card = (id: string, expiry: string, isDefault = false): SavedCard => ({
  id,
  name: 'Ada Sample',
  brand: 'Visa',
  last4: '4242',
  expiry,
  isDefault,
});
const first = card('first', '09/29', true);
const expired = card('expired', '05/25');
const last = card('last', '06/25');

test.each([
  { what: 'the first one that has not expired', cards: [first, expired, last], removed: 'first', next: 'last' },
  { what: 'the first of those that have not', cards: [last, expired, first], removed: 'first', next: 'last' },
  { what: 'as it is, when all others have expired', cards: [first, expired], removed: 'first', next: undefined },
  { what: 'as it is, when none is left', cards: [first], removed: 'first', next: undefined },
  { what: 'as it is, when another one is removed', cards: [first, expired, last], removed: 'last', next: undefined },
])('the next Default is $what', ({ cards, removed, next }) => {
  expect(nextDefault(cards, removed, new Date(2025, 5, 30, 23, 59))).toBe(next);
});
