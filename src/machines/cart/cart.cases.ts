import { CHOSEN } from '#fixtures/chosen-products';
import { bare, casesOf } from '#kit/paths/cases';
import { BENCH, LAMP, oneLamp, sampleProducts, twoLampsLeft, WARDROBE } from '#machines/samples';

import { cartMachine } from './cart.machine';

export const cases = casesOf({
  name: 'cart',
  machine: cartMachine,
  starts: { 'the cart': { products: sampleProducts, sample: oneLamp } },
  cases: {
    'a lamp is added': { type: 'line.added', productId: LAMP, qty: 1 },
    'the only wardrobe is added twice': { type: 'line.added', productId: WARDROBE, qty: 2 },
    'the sold-out bench is added': { type: 'line.added', productId: BENCH, qty: 1 },
    'two lamps are asked for': { type: 'line.changed', productId: LAMP, qty: 2 },
    'no lamp is asked for': { type: 'line.changed', productId: LAMP, qty: 0 },
    'one lamp more is asked for': { type: 'line.stepped', productId: LAMP, by: 1 },
    'one lamp less is asked for': { type: 'line.stepped', productId: LAMP, by: -1 },
    'the lamp is removed': { type: 'line.removed', productId: LAMP },
    'Undo puts the lamp back': { type: 'line.reinstated', item: oneLamp[0], index: 0 },
    'the lamp is saved for later': { type: 'line.postponed', productId: LAMP },
    'Undo brings the lamp back from later': { type: 'line.resumed', item: oneLamp[0], index: 0, saved: 0 },
    'the lamps of a link join': { type: 'cart.taken', items: [{ productId: LAMP, qty: 2 }], isReplacing: false },
    'the wardrobe of a link is taken instead': {
      type: 'cart.taken',
      items: [{ productId: WARDROBE, qty: 1 }],
      isReplacing: true,
    },
    ...bare('cart.cleared', 'cart.emptied', 'cart.kept'),
    'a cart arrives': { type: 'cart.restored', lines: oneLamp },
    'the lamp is sold no more': { type: 'products.loaded', products: [], missing: [LAMP] },
    'two lamps are left': { type: 'products.loaded', products: [twoLampsLeft], missing: [] },
  },
  pageCases: { 'a chair is added': { type: 'line.added', productId: CHOSEN.chair, qty: 1 } },
  equivalentMutants: {
    'unguard: cart.filled|line.changed|1':
      'Only the line of that product is changed, so nothing is where none is listed.',
    'unguard: cart.filled|line.stepped|0':
      'Only the line of that product is changed, so nothing is where none is listed.',
    'retarget: cart.filled|cart.cleared|0 → cart.empty':
      'The cart has just been emptied, so that `filled` leads to `empty` within the same step.',
    'retarget: cart.filled|cart.emptied|0 → cart.empty':
      'The cart has just been emptied, so that `filled` leads to `empty` within the same step.',
  },
});
