import { assign, sendTo, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkReview } from '#domain/review';
import type { Review, ReviewOrder } from '#domain/review';
import { formMachine } from '#machines/form/form.machine';
import { member } from '#machines/members';
import type { OwnReviewsMessage } from '#machines/messages';

export interface ReviewInput {
  readonly productId: number;
  readonly reviews: readonly Review[];
}

export type ReviewEvent = { type: 'reviews.sorted'; order: ReviewOrder } | { type: 'review.removed'; reviewId: number };

interface ReviewContext extends ReviewInput {
  readonly order: ReviewOrder;
}

const BLANK = { username: '', email: '', review: '', stars: '' };

/** For a reviewer without one. */
export const GUEST_PORTRAIT = 'portrait-guest';

/**
 * The reviews of a product: posting appends to the list and clears the form (section 4); what is posted is kept by
 * `ownReviews` (decision 152).
 */
export const reviewMachine = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    children: {} as { form: 'form' },
    tags: {} as 'posted',
  },
  actors: { form: formMachine },
  actions: {
    noteOrder: assign({ order: (_, { order }: { order: ReviewOrder }) => order }),
    postReview: sendTo(
      ({ system }) => member(system, 'ownReviews'),
      ({ context: { productId } }, { values }: { values: FieldValues }): OwnReviewsMessage => ({
        type: 'review.posted',
        review: { productId, ...reviewOf(values) },
      }),
    ),
    removeReview: sendTo(
      ({ system }) => member(system, 'ownReviews'),
      (_, { reviewId }: { reviewId: number }): OwnReviewsMessage => ({ type: 'review.removed', reviewId }),
    ),
  },
}).createMachine({
  id: 'review',
  description: 'The reviews of a product and the form that adds one.',
  context: ({ input }) => ({ ...input, order: 'oldest' }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The reviews are listed; the form waits for another.',
      initial: 'fresh',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context }) => ({
          name: `review-${context.productId}`,
          values: BLANK,
          check: checkReview,
          keepsDraft: true,
        }),
        onDone: {
          target: '.thanked',
          reenter: true,
          actions: { type: 'postReview', params: ({ event }) => event.output },
          description: 'The review is complete: it joins the list, the form is cleared.',
        },
      },
      on: {
        'reviews.sorted': {
          actions: { type: 'noteOrder', params: ({ event }) => event },
          description: 'The shopper wants the reviews in another order.',
        },
        'review.removed': {
          target: '.fresh',
          actions: { type: 'removeReview', params: ({ event }) => event },
          description: 'The shopper removes a review of their own; a notice offers Undo.',
        },
      },
      states: {
        fresh: { description: 'Nothing has been posted lately.' },
        thanked: { description: 'A sentence says that the review was added.', tags: 'posted' },
      },
    },
  },
});

function reviewOf(values: FieldValues): Review {
  const stars = values['stars'] ?? '';
  return {
    img: GUEST_PORTRAIT,
    username: (values['username'] ?? '').trim(),
    review: (values['review'] ?? '').trim(),
    email: (values['email'] ?? '').trim(),
    ...(/^[1-5]$/.test(stars) ? { stars: Number(stars) } : {}),
  };
}
