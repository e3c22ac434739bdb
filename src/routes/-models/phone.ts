import type { CountryCode } from 'libphonenumber-js/min';
import { AsYouType, isSupportedCountry } from 'libphonenumber-js/min';

import { digits } from '#domain/card';
import { plainWords } from '#domain/words';
import { countries } from '#fixtures/countries';

/** What a phone number is made of; anything else, such as an extension, is left as it is typed. */
const NUMBER = /^[\d\s().+/-]*$/;

/** A phone number as it is written in a country, while it is typed; no digit is ever lost. */
export function formattedPhone(typed: string, country: string): string {
  const code = countryCode(country);
  if (!NUMBER.test(typed) || (code === undefined && !typed.trim().startsWith('+'))) {
    return typed;
  }
  const formatted = new AsYouType(code).input(typed);
  return digits(formatted) === digits(typed) ? formatted : typed;
}

function countryCode(country: string): CountryCode | undefined {
  const asked = plainWords(country).join(' ');
  const code = countries.find(({ name }) => plainWords(name).join(' ') === asked)?.code;
  return code !== undefined && isSupportedCountry(code) ? code : undefined;
}
