import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { scenesOf } from '#machines/scene';

import { cases } from './units.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'units',
    path: productPath(CHOSEN.chair),
    part: '#about-panel-description',
    moves: [{ words: 'the shopper switches to inches', case: 'unit.switched' }],
  },
]);
