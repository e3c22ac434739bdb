import type { Places } from '#domain/places';
import { addressPlaces } from '#routes/-shared/address-places';

import { isPhone } from './-phone';

/** What personal details are judged by; phone numbers are heavy and belong to the checkout only. */
export const places: Places = { ...addressPlaces, isPhone };
