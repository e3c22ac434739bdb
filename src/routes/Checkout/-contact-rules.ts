import type { ContactRules } from '#domain/countries';
import { addressRules } from '#routes/-shared/address-rules';

import { isPhone } from './-phone';

/** What personal details are judged by; phone numbers are heavy and belong to the checkout only. */
export const contactRules: ContactRules = { ...addressRules, isPhone };
