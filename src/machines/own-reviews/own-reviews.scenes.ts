import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { showsReviews } from '#machines/product/product.scenes';
import { postsReview } from '#machines/review/review.scenes';
import { scenesOf, together } from '#machines/scene';

import { cases } from './own-reviews.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'ownReviews',
    path: productPath(CHOSEN.chair),
    part: 'ol[aria-label=Reviews] > :last-child',
    before: together(postsReview.name, showsReviews, postsReview),
    moves: [],
  },
]);
