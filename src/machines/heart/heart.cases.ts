import { bare, casesOf } from '#kit/paths/cases';
import { LAMP } from '#machines/samples';

import { heartMachine } from './heart.machine';

export const cases = casesOf({
  name: 'heart',
  machine: heartMachine,
  starts: {
    'a product that is not in the wishlist': { productId: LAMP, saved: false },
    'a product of the wishlist': { productId: LAMP, saved: true },
  },
  cases: {
    ...bare('heart.toggled'),
    'saved elsewhere': { type: 'heart.synced', saved: true },
    'removed elsewhere': { type: 'heart.synced', saved: false },
  },
});
