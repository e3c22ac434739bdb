import { casesOf } from '#kit/paths/cases';
import { BENCH, LAMP, sampleProducts, twoLampsLeft, WARDROBE } from '#machines/samples';

import { recentlyViewedMachine } from './recently-viewed.machine';

export const cases = casesOf({
  name: 'recently-viewed',
  machine: recentlyViewedMachine,
  starts: { 'the recently viewed': { productIds: sampleProducts.map(({ id }) => id) } },
  cases: {
    'the lamp is looked at': { type: 'product.viewed', productId: LAMP },
    'the bench is looked at': { type: 'product.viewed', productId: BENCH },
    'a list arrives': { type: 'views.restored', productIds: [WARDROBE, LAMP] },
    'an empty list arrives': { type: 'views.restored', productIds: [] },
    'the lamp is sold no more': { type: 'products.loaded', products: [], missing: [LAMP] },
    'the lamp is looked up': { type: 'products.loaded', products: [twoLampsLeft], missing: [] },
    'a page of no known product is opened': { type: 'product.viewed', productId: 99 },
  },
  pageCases: {
    // One more than is shown.
    'another tab has looked at nine others': {
      type: 'views.restored',
      productIds: [42, WARDROBE, 32, 44, 27, 1, 2, 3, 4],
    },
  },
  equivalentMutants: {
    'change initial: recentlyViewed → recentlyViewed.filled':
      'The list begins empty, so that `filled` leads to `empty` within the first step.',
  },
});
