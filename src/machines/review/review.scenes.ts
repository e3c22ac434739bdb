import { CHOSEN, productPath } from '#fixtures/chosen-products';
import { showsReviews } from '#machines/product/product.scenes';
import { scenesOf, sends } from '#machines/scene';

import { cases } from './review.cases';

const actor = `product:${CHOSEN.chair}/review`;

/** Posts a review of the chair. */
export const postsReview = sends(
  'the shopper posts a review',
  `${actor}/form`,
  cases.events['the review is complete'].output.values,
);

export const scenes = scenesOf(cases, [
  {
    actor,
    path: productPath(CHOSEN.chair),
    part: {
      review: ':has(> [aria-labelledby=write-review])',
      // The bar that follows a product covers the thanks below the form.
      'review.writing.thanked': '[aria-labelledby=write-review] + [role=status]',
    },
    before: showsReviews,
    moves: [postsReview],
  },
]);
