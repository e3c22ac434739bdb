import { AsYouType, isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

import { digits } from '#domain/fields';

/** Characters of a phone number. Anything else, such as an extension, is not formatted; nor are brackets after a plus: +49 (0)30. */
const NUMBER = /^(?!.*\+.*\()[\d\s().+/-]*$/;

/** Formats a phone number as in the country of this code; never loses a digit. */
export function formattedPhone(typed: string, country: string | undefined): string {
  if (!NUMBER.test(typed) || !isJudged(typed, country)) {
    return typed;
  }
  const formatted = new AsYouType(supported(country)).input(typed);
  return digits(formatted) === digits(typed) ? formatted : typed;
}

/** True if there is metadata for this number: that of the country, or with a plus that of any. */
export function isJudged(typed: string, country: string | undefined): boolean {
  return supported(country) !== undefined || typed.trim().startsWith('+');
}

/**
 * True if the number of digits is possible in the country, or with a plus in any. Whether the number is assigned is not
 * checked: area codes are added every year, and in a sample shop people type 555 or 07700 900.
 */
export function isPossiblePhone(typed: string, country: string | undefined): boolean {
  return isPossiblePhoneNumber(typed, supported(country));
}

function supported(country: string | undefined): CountryCode | undefined {
  return country !== undefined && isSupportedCountry(country) ? country : undefined;
}
