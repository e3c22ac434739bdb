import type { ContactRules } from '#domain/countries';
import { countries } from '#fixtures/countries';
import { addressRules } from '#routes/-shared/address-rules';

import { isPhone } from './phone';

/** Data for validating personal details; the metadata of phone numbers is large and only in the checkout's chunk. */
export const contactRules: ContactRules = { ...addressRules, isPhone };

/** As the field of the country offers them. */
export const COUNTRY_NAMES = countries.map(({ name }) => name);
