import type { CountryCode } from 'libphonenumber-js/min';
import { AsYouType, isSupportedCountry, isPossiblePhoneNumber } from 'libphonenumber-js/min';

import { digits } from '#domain/card';
import { countryOf } from '#domain/countries';
import type { FieldValues } from '#domain/fields';
import { countries } from '#fixtures/countries';
import { otherCountryNames as otherNames } from '#fixtures/country-names';

/** What a phone number is made of; anything else, such as an extension, is left as it is typed. */
const NUMBER = /^[\d\s().+/-]*$/;

/** Where nothing is known of a country's numbers: nowhere can fewer digits be called. */
const FEWEST_DIGITS = 5;

/** A phone number as it is written in a country, while it is typed; no digit is ever lost. */
function formattedPhone(typed: string, country: string): string {
  const code = supported(countryOf(country, { countries, otherNames })?.code);
  if (!NUMBER.test(typed) || (code === undefined && !typed.trim().startsWith('+'))) {
    return typed;
  }
  const formatted = new AsYouType(code).input(typed);
  return digits(formatted) === digits(typed) ? formatted : typed;
}

/** Personal details with the phone number as it is written in their country, once either has changed. */
export function withPhoneWritten(values: FieldValues, field: string): FieldValues {
  const { phone = '', country = '' } = values;
  return field === 'phone' || field === 'country' ? { ...values, phone: formattedPhone(phone, country) } : values;
}

/**
 * Whether it has as many digits as a number of the country, by its code, or with a plus of any country. Whether it is given out
 * is not asked: area codes are added every year, and 555 and 07700 900 are what people write into a sample shop.
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
