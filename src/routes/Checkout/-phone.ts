import type { CountryCode } from 'libphonenumber-js/min';
import { AsYouType, isSupportedCountry, isPossiblePhoneNumber } from 'libphonenumber-js/min';

import { digits } from '#domain/card';
import { countryOf } from '#domain/countries';
import type { FieldValues } from '#domain/fields';
import { countries } from '#fixtures/countries';
import { otherCountryNames as otherNames } from '#fixtures/country-names';

/** Characters of a phone number; anything else, such as an extension, is not formatted. */
const NUMBER = /^[\d\s().+/-]*$/;

/** For countries without metadata: no phone number is shorter. */
const FEWEST_DIGITS = 5;

/** Formats a phone number as in its country while it is typed; never loses a digit. */
function formattedPhone(typed: string, country: string): string {
  const code = supported(countryOf(country, { countries, otherNames })?.code);
  if (!NUMBER.test(typed) || (code === undefined && !typed.trim().startsWith('+'))) {
    return typed;
  }
  const formatted = new AsYouType(code).input(typed);
  return digits(formatted) === digits(typed) ? formatted : typed;
}

/** Personal details with the phone number formatted, after it or the country has changed. */
export function withPhoneWritten(values: FieldValues, field: string): FieldValues {
  const { phone = '', country = '' } = values;
  return field === 'phone' || field === 'country' ? { ...values, phone: formattedPhone(phone, country) } : values;
}

/**
 * True if the number of digits is possible in the country, or with a plus in any. Whether the number is assigned is not
 * checked: area codes are added every year, and in a sample shop people type 555 or 07700 900.
 */
export function isPhone(typed: string, country: string | undefined): boolean {
  const code = supported(country);
  return code === undefined && !typed.trim().startsWith('+')
    ? digits(typed).length >= FEWEST_DIGITS
    : isPossiblePhoneNumber(typed, code);
}

function supported(code: string | undefined): CountryCode | undefined {
  return code !== undefined && isSupportedCountry(code) ? code : undefined;
}
