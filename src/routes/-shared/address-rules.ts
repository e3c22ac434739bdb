import type { AddressRules } from '#domain/countries';
import { countries } from '#fixtures/countries';
import { otherCountryNames as otherNames } from '#fixtures/country-names';
import { postcodes, withoutPostcodes } from '#fixtures/postcodes';

/** Countries and postcodes, for validating an address. */
export const addressRules: AddressRules = { countries, otherNames, postcodes, withoutPostcodes };
