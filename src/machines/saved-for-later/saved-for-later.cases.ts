import { casesOf } from '#kit/paths/cases';
import { BENCH, LAMP, oneLamp, sampleProducts, twoLampsLeft } from '#machines/samples';

import { savedForLaterMachine } from './saved-for-later.machine';

export const cases = casesOf({
  name: 'saved-for-later',
  machine: savedForLaterMachine,
  starts: { 'the saved lines': { products: sampleProducts } },
  cases: {
    'two lamps are saved': { type: 'line.saved', productId: LAMP, qty: 2 },
    'the lamps go back into the cart': { type: 'saved.resumed', productId: LAMP, qty: 0 },
    'one of the lamps stays': { type: 'saved.resumed', productId: LAMP, qty: 1 },
    'the lamp is moved to the cart': { type: 'saved.moved', productId: LAMP },
    'the sold-out bench is moved to the cart': { type: 'saved.moved', productId: BENCH },
    'the lamp is removed': { type: 'saved.removed', productId: LAMP },
    'Undo puts the lamp back': { type: 'saved.reinstated', item: oneLamp[0], index: 0 },
    'a lamp arrives': { type: 'saved.restored', lines: oneLamp },
    'a bench arrives': { type: 'saved.restored', lines: [{ productId: BENCH, qty: 1 }] },
    'nothing arrives': { type: 'saved.restored', lines: [] },
    'the lamp is sold no more': { type: 'products.loaded', products: [], missing: [LAMP] },
    'two lamps are left': { type: 'products.loaded', products: [twoLampsLeft], missing: [] },
  },
  equivalentMutants: {
    'change initial: savedForLater → savedForLater.filled':
      'The list begins empty, so that `filled` leads to `empty` within the first step.',
  },
});
