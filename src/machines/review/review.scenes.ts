import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { showsReviews } from '#machines/product/product.scenes';
import { scenesOf, sends } from '#machines/scene';

import { cases } from './review.cases';

const actor = `product:${CHOSEN.chair}/review`;

export const scenes = scenesOf(cases, [
  {
    actor,
    path: productPath(CHOSEN.chair),
    part: ':has(> [aria-labelledby=write-review])',
    before: showsReviews,
    moves: [sends('the shopper posts a review', `${actor}/form`, cases.events['the review is complete'].output.values)],
  },
]);
