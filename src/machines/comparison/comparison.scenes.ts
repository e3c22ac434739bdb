import { productPath } from '#fixtures/chosen-products';
import { LAMP } from '#machines/samples';
import { scenesOf } from '#machines/scene';

import { cases } from './comparison.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'comparison',
    path: productPath(LAMP),
    part: 'main [aria-label^="Compare "]',
    moves: ['the lamp is chosen'],
  },
]);
