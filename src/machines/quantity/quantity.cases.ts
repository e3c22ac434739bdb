import { bare, casesOf } from '#kit/paths/cases';
import { LAMP } from '#machines/samples';

import { quantityMachine } from './quantity.machine';

export const cases = casesOf({
  name: 'quantity',
  machine: quantityMachine,
  starts: {
    'quantities of the cart': { owner: 'cart', countsAtOnce: true },
    'the quantity of a product page': { owner: `product:${LAMP}`, countsAtOnce: false },
  },
  cases: {
    'two lamps are typed': { type: 'quantity.typed', productId: LAMP, text: '2' },
    'the quantity of the lamp is emptied': { type: 'quantity.typed', productId: LAMP, text: '' },
    'a minus is typed': { type: 'quantity.typed', productId: LAMP, text: '-' },
    ...bare('quantity.left'),
    'one lamp more is asked for': { type: 'quantity.stepped', productId: LAMP, by: 1 },
    'one lamp less is asked for': { type: 'quantity.stepped', productId: LAMP, by: -1 },
    ...bare('add.pressed'),
  },
  pageCases: {
    '-1 is typed': { type: 'quantity.typed', productId: LAMP, text: '-1' },
    '3 is typed': { type: 'quantity.typed', productId: LAMP, text: '3' },
  },
});
