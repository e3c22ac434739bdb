import type { AddressPlaces } from '#domain/places';
import { countries } from '#fixtures/countries';
import { otherCountryNames as otherNames } from '#fixtures/country-names';
import { postcodes, withoutPostcodes } from '#fixtures/postcodes';

/** What an address is judged by: countries, and how they write postcodes. */
export const addressPlaces: AddressPlaces = { countries, otherNames, postcodes, withoutPostcodes };
