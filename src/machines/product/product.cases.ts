import { bare, casesOf } from '#kit/paths/cases';
import { BENCH, LAMP } from '#machines/samples';

import { productMachine } from './product.machine';

const input = { pictures: 2, frames: 0, reviews: [] } as const;

export const cases = casesOf({
  name: 'product',
  machine: productMachine,
  starts: {
    'a product in stock': { ...input, productId: LAMP, stock: 3 },
    'a sold-out product': { ...input, productId: BENCH, stock: 0 },
  },
  cases: {
    'one is asked for': { type: 'line.changed', productId: LAMP, qty: 1 },
    'too many are asked for': { type: 'line.changed', productId: LAMP, qty: 99 },
    'one more is asked for': { type: 'line.stepped', productId: LAMP, by: 1 },
    'one less is asked for': { type: 'line.stepped', productId: LAMP, by: -1 },
    ...bare('line.taken'),
    'the second picture is chosen': { type: 'picture.chosen', index: 1 },
    ...bare('preview.opened', 'preview.closed'),
    'the next picture is asked for': { type: 'preview.stepped', by: 1 },
    'the reviews are chosen': { type: 'tab.chosen', tab: 'reviews' },
    'the description is chosen': { type: 'tab.chosen', tab: 'description' },
    'the window becomes wide': { type: 'viewport.changed', isWide: true },
    'the window becomes narrow': { type: 'viewport.changed', isWide: false },
    'a picture that is not there is chosen': { type: 'picture.chosen', index: 9 },
  },
});
