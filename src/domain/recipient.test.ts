import { expect, test } from 'vitest';

import { recipientOf, withStreet } from './recipient';

const rules = {
  countries: [
    { code: 'NO', name: 'Norway' },
    { code: 'AO', name: 'Angola' },
  ],
  otherNames: { norge: 'NO' },
  postcodes: {},
  withoutPostcodes: ['AO'],
};
const blank = { firstName: '', lastName: '', phone: '', city: '', country: '', postcode: '' };

test('what is typed is kept without superfluous spaces, with the name of the country', () => {
  const typed = { firstName: ' Ada ', lastName: 'Van  Sample', phone: '22 12', city: 'Oslo', email: 'ada@example.com' };
  expect(recipientOf({ ...typed, country: 'norge', postcode: '0150' }, rules)).toEqual({
    firstName: 'Ada',
    lastName: 'Van Sample',
    phone: '22 12',
    city: 'Oslo',
    country: 'Norway',
    postcode: '0150',
  });
});

test.each([
  { country: 'Angola', postcode: 'none', kept: '' },
  { country: 'Angola', postcode: 'BP 12', kept: 'BP 12' },
  { country: 'Norway', postcode: 'd02 x285', kept: 'D02 X285' },
  { country: 'Norway', postcode: 'ｄ０２　ｘ２８５', kept: 'D02 X285' },
  { country: 'Norway', postcode: '٠١٥٠', kept: '0150' },
  { country: 'Norway', postcode: 'none', kept: 'none' },
  { country: 'Nowhere', postcode: 'none', kept: 'none' },
])('of the postcode "$postcode" in $country "$kept" is kept', ({ country, postcode, kept }) => {
  expect(recipientOf({ country, postcode }, rules)).toEqual({ ...blank, country, postcode: kept });
});

test('nothing typed is no recipient', () => {
  expect(recipientOf({}, rules)).toBe(undefined);
  expect(recipientOf({ city: ' ', email: 'ada@example.com' }, rules)).toBe(undefined);
});

test('the street is that of the address book, of the same person and place only', () => {
  const recipient = {
    ...blank,
    firstName: 'Ada',
    lastName: 'Sample',
    city: 'Oslo',
    country: 'Norway',
    postcode: '0150',
  };
  const address = {
    id: '1',
    label: '',
    street: 'Storgata 1',
    city: 'oslo',
    country: 'Norway',
    postcode: '01 50',
    isDefault: true,
  };
  const ada = { name: 'Ada Sample ', email: 'ada@example.com', addresses: [{ ...address, city: 'Bergen' }, address] };
  expect(withStreet(recipient, ada)).toEqual({ ...recipient, street: 'Storgata 1' });
  expect(withStreet({ ...recipient, lastName: 'Other' }, ada)?.street).toBeUndefined();
  expect(withStreet({ ...recipient, postcode: '0151' }, ada)?.street).toBeUndefined();
  expect(withStreet(recipient, { ...ada, addresses: undefined })).toBe(recipient);
  expect(withStreet(recipient, undefined)).toBe(recipient);
  expect(withStreet(undefined, ada)).toBeUndefined();
  const kept = { ...ada, addresses: ada.addresses?.map((each) => ({ ...each, postcode: '٠１５٠' })) };
  expect(withStreet({ ...recipient, postcode: '0150' }, kept)?.street).toBe('Storgata 1');
});
