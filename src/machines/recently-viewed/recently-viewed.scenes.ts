import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { scenesOf } from '#machines/scene';

import { cases } from './recently-viewed.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'recentlyViewed',
    path: productPath(CHOSEN.chair),
    part: {
      recentlyViewed: 'section[aria-labelledby=recently-heading]',
      'recentlyViewed.empty': 'section[aria-labelledby=similar-heading]',
    },
    moves: ['the lamp is looked at'],
  },
]);
