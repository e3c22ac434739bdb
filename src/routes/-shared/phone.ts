import { digits } from '#domain/fields';
import { countryOf } from '#domain/countries';
import { FEWEST_DIGITS } from '#domain/contact-form';
import type { FieldValues } from '#domain/fields';
import { countries } from '#fixtures/countries';
import { otherCountryNames as otherNames } from '#fixtures/country-names';

import type * as PhoneNumbers from './phone-numbers';

let numbers: typeof PhoneNumbers | undefined;
let loading: Promise<boolean> | undefined;

/**
 * Loads the metadata by which numbers are formatted and judged; resolves to false when it cannot be had, and may be
 * called again then. Until it is there, numbers stay as they are typed and need only five digits.
 */
export async function loadPhoneNumbers(): Promise<boolean> {
  loading ??= import('./phone-numbers')
    .catch(() => undefined)
    .then((loaded) => {
      // An empty file is a script without functions.
      numbers = loaded && 'isJudged' in loaded ? loaded : undefined;
      loading = numbers && loading;
      return numbers !== undefined;
    });
  return loading;
}

/** Personal details with the phone number formatted, after it or the country has changed. */
export function withPhoneWritten(values: FieldValues, field: string): FieldValues {
  const { phone = '', country = '' } = values;
  return numbers && (field === 'phone' || field === 'country')
    ? { ...values, phone: numbers.formattedPhone(phone, countryOf(country, { countries, otherNames })?.code) }
    : values;
}

/**
 * True if it may be a phone number of the country with this code, or with a plus of any. For countries without metadata,
 * and while no metadata is loaded, by the number of digits alone.
 */
export function isPhone(typed: string, country: string | undefined): boolean {
  return numbers?.isJudged(typed, country)
    ? numbers.isPossiblePhone(typed, country)
    : digits(typed).length >= FEWEST_DIGITS;
}
