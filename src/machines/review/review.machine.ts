import { assign, setup } from 'xstate';

import type { FieldValues } from '#domain/fields';
import { checkReview } from '#domain/review';
import type { Review } from '#domain/review';
import { formMachine } from '#machines/form/form.machine';

export interface ReviewInput {
  readonly productId: number;
  readonly reviews: readonly Review[];
}

interface ReviewContext extends ReviewInput {
  /** Number of reviews posted on this page. */
  readonly posted: number;
}

const BLANK = { username: '', email: '', review: '' };

/** For a reviewer without one. */
export const GUEST_PORTRAIT = 'portrait-guest';

/** The reviews of a product: posting appends to the list and clears the form, on this page only (section 4). */
export const reviewMachine = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as ReviewContext,
    children: {} as { form: 'form' },
    tags: {} as 'posted',
  },
  actors: { form: formMachine },
  actions: {
    appendReview: assign({
      reviews: ({ context }, { values }: { values: FieldValues }) => [...context.reviews, reviewOf(values)],
      posted: ({ context }) => context.posted + 1,
    }),
  },
}).createMachine({
  id: 'review',
  description: 'The reviews of a product and the form that adds one.',
  context: ({ input }) => ({ ...input, posted: 0 }),
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
          actions: { type: 'appendReview', params: ({ event }) => event.output },
          description: 'The review is complete: it joins the list, the form is cleared.',
        },
      },
      states: {
        fresh: { description: 'Nothing has been posted yet.' },
        thanked: { description: 'A sentence says that the review was added.', tags: 'posted' },
      },
    },
  },
});

function reviewOf(values: FieldValues): Review {
  return {
    img: GUEST_PORTRAIT,
    username: (values['username'] ?? '').trim(),
    review: (values['review'] ?? '').trim(),
    email: (values['email'] ?? '').trim(),
  };
}
