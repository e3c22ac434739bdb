import type { AddressRules } from '#domain/countries';
import { countries } from '#fixtures/countries';
import { otherCountryNames as otherNames } from '#fixtures/country-names';
import { postcodes, withoutPostcodes } from '#fixtures/postcodes';

/** What an address is judged by: countries, and how they write postcodes. */
export const addressRules: AddressRules = { countries, otherNames, postcodes, withoutPostcodes };
