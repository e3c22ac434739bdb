import { CHOSEN } from '#fixtures/chosen-products';
import { bare, casesOf } from '#kit/paths/cases';
import { BENCH, LAMP, sampleProducts, twoLampsLeft, WARDROBE } from '#machines/samples';

import { wishlistMachine } from './wishlist.machine';

export const cases = casesOf({
  name: 'wishlist',
  machine: wishlistMachine,
  starts: { 'the wishlist': { products: sampleProducts, sample: [LAMP] } },
  cases: {
    'the heart of the wardrobe is pressed': { type: 'wishlist.toggled', productId: WARDROBE },
    'the heart of the sold-out bench is pressed': { type: 'wishlist.toggled', productId: BENCH },
    'the heart of what is not sold is pressed': { type: 'wishlist.toggled', productId: 99 },
    'the heart of the lamp is pressed': { type: 'wishlist.toggled', productId: LAMP },
    'the lamp is removed': { type: 'wishlist.removed', productId: LAMP },
    'the wardrobe of a link joins': { type: 'wishlist.taken', items: [WARDROBE, LAMP], isReplacing: false },
    'the bench of a link is taken instead': { type: 'wishlist.taken', items: [BENCH], isReplacing: true },
    ...bare('wishlist.cleared', 'wishlist.kept'),
    'Undo puts the lamp back': { type: 'wishlist.reinstated', item: LAMP, index: 0 },
    'an empty list arrives': { type: 'wishlist.restored', productIds: [] },
    'the lamp is sold no more': { type: 'products.loaded', products: [], missing: [LAMP] },
    'two lamps are left': { type: 'products.loaded', products: [twoLampsLeft], missing: [] },
    'a list arrives': { type: 'wishlist.restored', productIds: [LAMP] },
  },
  pageCases: {
    'a liked chair is removed': { type: 'wishlist.removed', productId: CHOSEN.lastChairs },
  },
  equivalentMutants: {
    'swap branches: wishlist|wishlist.toggled|1':
      'A product is either in stock or sold out: at most one guard says yes.',
    'retarget: wishlist.filled|wishlist.cleared|0 → wishlist.empty':
      'The list has just been emptied, so that `filled` leads to `empty` within the same step.',
  },
});
