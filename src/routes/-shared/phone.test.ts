import { beforeAll, describe, expect, test, vi } from 'vitest';

// Another file's tests may have loaded the rules.
vi.resetModules();
const { isPhone, loadPhoneNumbers, withPhoneWritten } = await import('./phone');

describe('while the rules are not loaded', () => {
  const values = { phone: '9025550142', country: 'Canada' };

  test('a number stays as it is typed, and needs five digits', () => {
    expect(withPhoneWritten(values, 'phone')).toEqual(values);
    expect(['+1 902 555 0142', '12345', '1234', 'call me'].map((typed) => isPhone(typed, 'CA'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('an empty script counts as none', async () => {
    vi.doMock('./phone-numbers', () => ({}));
    await expect(loadPhoneNumbers()).resolves.toBe(false);
    expect(withPhoneWritten(values, 'phone')).toEqual(values);
    vi.doUnmock('./phone-numbers');
  });

  test('they may be asked for again after a failure', async () => {
    vi.doMock('./phone-numbers', () => {
      throw new Error('No network.');
    });
    await expect(loadPhoneNumbers()).resolves.toBe(false);
    expect(withPhoneWritten(values, 'phone')).toEqual(values);
    vi.doUnmock('./phone-numbers');
    await expect(loadPhoneNumbers()).resolves.toBe(true);
    expect(withPhoneWritten(values, 'phone')['phone']).toBe('(902) 555-0142');
  });
});

describe('a phone number while it is typed', () => {
  beforeAll(loadPhoneNumbers);

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

  test('may have the 0 in brackets that is not dialled from abroad', () => {
    const abroad = '+49(0)30 1234567';
    const typed = Array.from(abroad).reduce(
      (phone, character) => withPhoneWritten({ phone: phone + character, country: 'Germany' }, 'phone')['phone'] ?? '',
      '',
    );
    expect([typed, isPhone(typed, 'DE')]).toEqual([abroad, true]);
  });

  test('is written again for another country, and left alone by other fields', () => {
    const values = { phone: '9025550142', country: 'Canada' };
    expect([withPhoneWritten(values, 'country'), withPhoneWritten(values, 'city')]).toEqual([
      { phone: '(902) 555-0142', country: 'Canada' },
      values,
    ]);
  });
});
