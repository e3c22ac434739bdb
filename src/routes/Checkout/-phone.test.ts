import { describe, expect, test } from 'vitest';

import { withPhoneWritten } from './-phone';

describe('a phone number while it is typed', () => {
  test.each([
    ['9025550142', 'Canada', '(902) 555-0142'],
    ['9025550142', 'united states', '(902) 555-0142'],
    ['02079460958', 'United Kingdom', '020 7946 0958'],
    ['+442079460958', 'Canada', '+44 20 7946 0958'],
    ['+442079460958', '', '+44 20 7946 0958'],
    ['0901234567', '', '0901234567'],
    ['555 0142 ext. 3', 'Canada', '555 0142 ext. 3'],
    ['9025550142', 'Atlantis', '9025550142'],
    ['12345', 'Antarctica', '12345'],
    ['', 'Canada', ''],
    ['+', 'Canada', '+'],
    ['123456789012345678901', 'Canada', '1 23456789012345678901'],
  ])('"%s" in "%s" is "%s"', (phone, country, formatted) => {
    expect(withPhoneWritten({ phone, country, city: 'Halifax' }, 'phone')).toEqual({
      phone: formatted,
      country,
      city: 'Halifax',
    });
  });

  test('is written anew for another country, and left alone by other fields', () => {
    const values = { phone: '9025550142', country: 'Canada' };
    expect([withPhoneWritten(values, 'country'), withPhoneWritten(values, 'city')]).toEqual([
      { phone: '(902) 555-0142', country: 'Canada' },
      values,
    ]);
  });
});
