import { bare, casesOf } from '#kit/paths/cases';

import { trackingMachine } from './tracking.machine';

export const cases = casesOf({
  name: 'tracking',
  machine: trackingMachine,
  starts: {
    'a parcel: Ordered': { reached: 'Ordered' },
    'a parcel: Packaging': { reached: 'Packaging' },
    'a parcel: Delivery': { reached: 'Delivery' },
    'a parcel: Delivered': { reached: 'Delivered' },
    'a parcel: Received': { reached: 'Received' },
  },
  cases: bare('stage.reached'),
  equivalentMutants: {
    'swap branches: tracking.locating|always|0': 'A parcel has reached one stage: at most one guard says yes.',
    'swap branches: tracking.locating|always|1': 'A parcel has reached one stage: at most one guard says yes.',
    'swap branches: tracking.locating|always|2': 'A parcel has reached one stage: at most one guard says yes.',
  },
});
