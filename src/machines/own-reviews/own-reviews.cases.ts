import { atMost, casesOf } from '#kit/paths/cases';
import { ADA, LAMP, sampleNow } from '#machines/samples';

import { ownReviewsMachine } from './own-reviews.machine';

const posted = {
  productId: LAMP,
  img: 'portrait-guest',
  username: ADA.name,
  review: 'It hums.',
  email: ADA.email,
  stars: 4,
};

export const cases = casesOf({
  name: 'own-reviews',
  machine: ownReviewsMachine,
  starts: { 'the own reviews': { now: sampleNow } },
  cases: {
    'a review of the lamp is posted': { type: 'review.posted', review: posted },
    'the review is removed': { type: 'review.removed', reviewId: 1 },
    'Undo puts it back': {
      type: 'review.reinstated',
      item: { ...posted, id: 1, date: '2025-06-15' },
      index: 0,
    },
    'no reviews arrive': { type: 'reviews.restored', reviews: [] },
  },
  bound: atMost(1, 'reviews'),
});
