import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { scenesOf } from '#machines/scene';

import { cases } from './destination.cases';

export const scenes = scenesOf(cases, [
  { actor: 'destination', path: productPath(CHOSEN.chair), part: '#delivery', moves: ['India is chosen'] },
]);
