import { bare, casesOf } from '#kit/paths/cases';
import { BENCH, LAMP, sampleProducts, twoLampsLeft, WARDROBE } from '#machines/samples';

import { comparisonMachine } from './comparison.machine';

const others = [1, 2, 3].map((id) => ({ id, name: `Chair ${id}` }));

export const cases = casesOf({
  name: 'comparison',
  machine: comparisonMachine,
  starts: { 'the comparison': { products: [...sampleProducts, ...others] } },
  cases: {
    ...bare('comparison.cleared'),
    'the lamp is chosen': { type: 'comparison.toggled', productId: LAMP },
    'the wardrobe is chosen': { type: 'comparison.toggled', productId: WARDROBE },
    'what is not sold is chosen': { type: 'comparison.toggled', productId: 99 },
    'the lamp is taken out': { type: 'comparison.removed', productId: LAMP, shown: [LAMP, WARDROBE] },
    'the wardrobe of a link is kept': { type: 'comparison.taken', productIds: [WARDROBE] },
    'nothing arrives': { type: 'comparison.restored', productIds: [] },
    'four arrive': { type: 'comparison.restored', productIds: [BENCH, 1, 2, 3] },
    'the lamp is sold no more': { type: 'products.loaded', products: [], missing: [LAMP] },
    'two lamps are left': { type: 'products.loaded', products: [twoLampsLeft], missing: [] },
  },
  equivalentMutants: {
    'change initial: comparison → comparison.filled':
      'The list begins empty, so that `filled` leads to `empty` within the first step.',
    'retarget: comparison.filled|comparison.cleared|0 → comparison.empty':
      'The list has just been emptied, so that `filled` leads to `empty` within the same step.',
  },
});
