import { answer, casesOf } from '#kit/paths/cases';
import { ADA, LAMP } from '#machines/samples';

import { reviewMachine } from './review.machine';

export const cases = casesOf({
  name: 'review',
  machine: reviewMachine,
  starts: { 'the review': { productId: LAMP, reviews: [] } },
  cases: {
    'the review is complete': answer('form', {
      values: { username: ADA.name, email: ADA.email, review: 'It stands on my desk and hums with light.', stars: '4' },
    }),
    'the newest are wanted first': { type: 'reviews.sorted', order: 'newest' },
    'the oldest are wanted first': { type: 'reviews.sorted', order: 'oldest' },
    'the review is removed': { type: 'review.removed', reviewId: 1 },
  },
  ignoredContext: ['reviews'],
});
