import { HOME } from '#domain/delivery';
import { casesOf } from '#kit/paths/cases';

import { destinationMachine } from './destination.machine';

export const cases = casesOf({
  name: 'destination',
  machine: destinationMachine,
  starts: { 'the country': undefined },
  cases: {
    'India is chosen': { type: 'country.chosen', country: 'India', weekend: [0] },
    'another tab chooses Egypt': { type: 'country.restored', country: 'Egypt', weekend: [5, 6] },
    'another tab clears this device': { type: 'country.restored', ...HOME },
  },
});
