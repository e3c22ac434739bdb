import { does, scenesOf } from '#machines/scene';

import { cases } from './cart.cases';

/** Opens the cart toast on any page. */
export const addsAChair = does('the shopper adds a chair to the cart', 'cart', cases.events['a chair is added']);

export const scenes = scenesOf(cases, [
  {
    actor: 'cart',
    path: '/Cart',
    part: 'main',
    moves: [{ words: 'the shopper clears the cart', case: 'cart.cleared' }],
  },
]);
