import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { scenesOf } from '#machines/scene';

import { cases } from './heart.cases';

export const scenes = scenesOf(
  cases,
  [
    {
      actor: `product:${CHOSEN.chair}/heart`,
      path: productPath(CHOSEN.chair),
      part: 'main button[aria-label$=wishlist]',
      moves: [{ words: 'the shopper likes the chair', case: 'heart.toggled' }],
    },
  ],
  { unshown: { 'heart.deciding': 'It is passed in the same moment: the heart is drawn when it knows.' } },
);
