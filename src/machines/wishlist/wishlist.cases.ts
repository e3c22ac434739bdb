import { CHOSEN } from '#fixtures/chosen-products';
import { bare, casesOf } from '#kit/paths/cases';
import { BENCH, LAMP, sampleProducts, WARDROBE } from '#machines/samples';

import { wishlistMachine } from './wishlist.machine';

export const cases = casesOf({
  name: 'wishlist',
  machine: wishlistMachine,
  starts: { 'the wishlist': { products: sampleProducts, sample: [LAMP] } },
  cases: {
    'the wardrobe is liked': { type: 'wishlist.added', productId: WARDROBE },
    'the sold-out bench is liked': { type: 'wishlist.added', productId: BENCH },
    'the lamp is removed': { type: 'wishlist.removed', productId: LAMP },
    ...bare('wishlist.cleared'),
    'Undo puts the lamp back': { type: 'wishlist.reinstated', productId: LAMP, index: 0 },
    'an empty list arrives': { type: 'wishlist.restored', productIds: [] },
    'a list arrives': { type: 'wishlist.restored', productIds: [LAMP] },
  },
  pageCases: {
    'the lamp is liked': { type: 'wishlist.added', productId: LAMP },
    'a liked chair is removed': { type: 'wishlist.removed', productId: CHOSEN.lastChairs },
  },
  equivalentMutants: {
    'swap branches: wishlist|wishlist.added|0': 'A product is either in stock or sold out: at most one guard says yes.',
    'retarget: wishlist.filled|wishlist.cleared|0 → wishlist.empty':
      'The list has just been emptied, so that `filled` leads to `empty` within the same step.',
  },
});
