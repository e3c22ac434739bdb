import { expect, test } from 'vitest';

import { filledIn, keptCard } from './kept-details';

const kept = (id: string, city: string, postcode: string) => ({
  id,
  label: id,
  values: { firstName: 'Ada', lastName: 'Sample', email: 'ada@larkwood.example', city, country: 'Canada', postcode },
});
const home = kept('home', 'Halifax', 'B3H 0A1');
const studio = kept('studio', 'Truro', 'B2N 1A1');
const all = [home, studio];

test.each([
  { now: new Date(2025, 5, 30), expiry: '06/25' },
  { now: new Date(2025, 6, 1), expiry: '' },
])('of a card that is valid to June 2025 the expiry is kept as "$expiry" at $now', ({ now, expiry }) => {
  const card = { id: '3', name: 'Ada Sample', brand: 'Visa', last4: '1881', expiry: '06/25', isDefault: true } as const;
  expect(keptCard(card, now)).toEqual({
    id: '3',
    label: 'Visa ending in 1881',
    values: { name: 'Ada Sample', expiry },
    last4: '1881',
  });
});

test('a chosen card replaces what was typed of another one, and keeps its own number', () => {
  const values = { name: 'Ada Sample', expiry: '09/29' };
  const visa = { id: 'visa', label: 'Visa ending in 1881', values, last4: '1881' };
  const typed = { name: 'Ben Sample', expiry: '01/30', cvv: '123' };
  expect(filledIn(visa, [visa], { ...typed, cardnum: '4111 1111 1111 1111' })).toEqual({
    ...values,
    cardnum: '',
    cvv: '',
  });
  expect(filledIn(visa, [visa], { ...typed, cardnum: '4012 8888 8888 1881' })).toEqual(values);
});

test('an empty form takes everything', () => {
  expect(filledIn(home, all, {})).toEqual(home.values);
  expect(filledIn(home, all, { firstName: ' ', city: '' })).toEqual(home.values);
});

test('another choice replaces what the first one filled in', () => {
  expect(filledIn(studio, all, home.values)).toEqual(studio.values);
});

test('a phone number that was filled in and formatted since is replaced', () => {
  const withPhone = (phone: string) => ({ id: phone, label: phone, values: { phone } });
  const [ada, ben] = [withPhone('902 555 0142'), withPhone('902 555 0199')] as const;
  expect(filledIn(ben, [ada, ben], { phone: '(902) 555-0142' })).toEqual({ phone: '902 555 0199' });
  expect(filledIn(ben, [ada, ben], { phone: '902 555 0143' })).toEqual({});
});

test('what was typed stays, and so does what is only right together with it', () => {
  expect(filledIn(home, all, { lastName: 'Lovelace', postcode: '0150' })).toEqual({ email: 'ada@larkwood.example' });
  expect(filledIn(studio, all, { ...home.values, email: 'ben@larkwood.example' })).toEqual({
    firstName: 'Ada',
    lastName: 'Sample',
    city: 'Truro',
    country: 'Canada',
    postcode: 'B2N 1A1',
  });
});
