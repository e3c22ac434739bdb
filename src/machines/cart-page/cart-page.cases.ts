import { bare, casesOf } from '#kit/paths/cases';
import { LAMP } from '#machines/samples';

import { cartPageMachine } from './cart-page.machine';

export const cases = casesOf({
  name: 'cart-page',
  machine: cartPageMachine,
  starts: { 'the cart page': undefined },
  cases: {
    'two lamps are typed': { type: 'quantity.typed', productId: LAMP, text: '2' },
    'the quantity of the lamp is emptied': { type: 'quantity.typed', productId: LAMP, text: '' },
    'a minus is typed': { type: 'quantity.typed', productId: LAMP, text: '-' },
    ...bare('quantity.left'),
  },
  pageCases: {
    '-1 is typed': { type: 'quantity.typed', productId: LAMP, text: '-1' },
    '3 is typed': { type: 'quantity.typed', productId: LAMP, text: '3' },
  },
});
