import { assign } from 'xstate';

import { isoDate } from '#domain/delivery';
import { afterRemoval } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import type { OwnReview } from '#domain/review';
import { keptList } from '#machines/kept-list';
import type { OwnReviewsMessage } from '#machines/messages';

export interface OwnReviewsInput {
  readonly now: () => Date;
}

interface OwnReviewsContext extends OwnReviewsInput {
  /** Of all products, the newest last. */
  readonly reviews: readonly OwnReview[];
}

const kept = keptList<OwnReviewsContext, OwnReviewsMessage, OwnReview, OwnReviewsInput>({
  itemsOf: ({ reviews }) => reviews,
  withItems: (reviews) => ({ reviews }),
  keyOf: ({ id }) => id,
  removed: (place) => ({
    removal: { kind: 'review' },
    undo: { to: 'ownReviews', message: { type: 'review.reinstated', ...place } },
  }),
}).extend({
  actions: {
    keepReview: assign({
      reviews: ({ context: { reviews, now } }, { review }: { review: Omit<OwnReview, 'id' | 'date'> }) => [
        ...reviews,
        { ...review, id: 1 + Math.max(0, ...reviews.map(({ id }) => id)), date: isoDate(now()) },
      ],
    }),
  },
});

/** The shopper's own reviews, kept on this device since there is no server (decision 152). */
export const ownReviewsMachine = kept.createMachine({
  id: 'ownReviews',
  description: 'The reviews that the shopper wrote on this device.',
  context: ({ input: { now } }) => ({ now, reviews: [] }),
  initial: 'keeping',
  states: {
    keeping: {
      description: 'Reviews are kept, the newest last.',
      on: {
        'review.posted': {
          actions: { type: 'keepReview', params: ({ event }) => event },
          description: 'A review is complete: it is kept with the date of today.',
        },
        'review.removed': {
          guard: { type: 'isListed', params: ({ event }) => ({ key: event.reviewId }) },
          actions: [
            { type: 'showNotice', params: ({ event }) => ({ key: event.reviewId }) },
            { type: 'drop', params: ({ event }) => ({ key: event.reviewId }) },
            { type: 'wantFocus', params: afterRemoval(FOCUS.reviews) },
          ],
          description: 'The shopper removes a review; a notice offers Undo.',
        },
        'review.reinstated': {
          guard: { type: 'isMissing', params: ({ event }) => event },
          actions: { type: 'putBack', params: ({ event }) => event },
          description: 'Undo puts a removed review back in its place.',
        },
        'reviews.restored': {
          actions: { type: 'replaceAll', params: ({ event }) => ({ items: event.reviews }) },
          description: 'The reviews arrive from this device, another tab or the sample data.',
        },
      },
    },
  },
});
