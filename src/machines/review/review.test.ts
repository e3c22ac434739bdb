import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import { BAD_EMAIL } from '#domain/fields';
import type { FieldValues } from '#domain/fields';
import type { Review } from '#domain/review';
import { draftsMachine } from '#machines/drafts/drafts.machine';
import { ownReviewsMachine } from '#machines/own-reviews/own-reviews.machine';
import { sampleNow } from '#machines/samples';
import { GUEST_PORTRAIT, reviewMachine } from './review.machine';

const first: Review = { img: 'portrait-1', username: 'Ruth', review: 'It dims.', email: 'ruth@larkwood.example' };
const complete = { username: ' Ada ', email: 'ada@larkwood.example', review: '  It glows.\nI like it. ', stars: '4' };
const posted = {
  id: 1,
  productId: 5,
  img: GUEST_PORTRAIT,
  username: 'Ada',
  review: 'It glows.\nI like it.',
  email: 'ada@larkwood.example',
  stars: 4,
  date: '2025-06-15',
};
const blank = { username: '', email: '', review: '', stars: '' };

/** The reviews of product 5 in a tab with drafts and the shopper's own reviews. */
function reviewsOf(drafts: Readonly<Record<string, FieldValues>> = {}) {
  const root = setup({
    actors: { review: reviewMachine, drafts: draftsMachine, ownReviews: ownReviewsMachine },
  }).createMachine({
    invoke: [
      { systemId: 'drafts', src: 'drafts', input: { now: sampleNow } },
      { systemId: 'ownReviews', src: 'ownReviews', input: { now: sampleNow } },
      { systemId: 'review', src: 'review', input: { productId: 5, reviews: [first] } },
    ],
  });
  const { system } = createActor(root).start();
  const kept: ActorRefFrom<typeof draftsMachine> = system.get('drafts');
  const own: ActorRefFrom<typeof ownReviewsMachine> = system.get('ownReviews');
  const review: ActorRefFrom<typeof reviewMachine> = system.get('review');
  kept.send({ type: 'drafts.restored', keptAt: sampleNow().getTime(), drafts });
  const form = () => review.getSnapshot().children.form;
  return {
    fill: (values: FieldValues) => {
      for (const [field, value] of Object.entries(values)) {
        form()?.send({ type: 'field.changed', field, value });
      }
    },
    remove: (reviewId: number) => review.send({ type: 'review.removed', reviewId }),
    submit: () => form()?.send({ type: 'form.submitted' }),
    seen: () => {
      const snapshot = review.getSnapshot();
      return {
        own: own.getSnapshot().context.reviews,
        isThanked: snapshot.hasTag('posted'),
        values: form()?.getSnapshot().context.values,
        problems: form()?.getSnapshot().context.problems,
      };
    },
    drafts: () => kept.getSnapshot().context.drafts,
  };
}

describe('a complete review', () => {
  test('is kept with its product and the day, tidied, and the form is cleared', () => {
    const { fill, submit, seen } = reviewsOf();
    fill(complete);
    submit();
    expect(seen()).toEqual({ own: [posted], isThanked: true, values: blank, problems: {} });
  });

  test('may have no stars, and never has other than one to five', () => {
    const { fill, submit, seen } = reviewsOf();
    for (const stars of ['', '0', '6', '4.5', 'five']) {
      fill({ ...complete, stars });
      submit();
    }
    expect(seen().own.map((review) => review.stars)).toEqual(Array(5).fill(undefined));
  });

  test('may be followed by another', () => {
    const { fill, submit, seen } = reviewsOf();
    fill(complete);
    submit();
    fill({ ...complete, review: 'Still glowing.' });
    submit();
    expect(seen()).toMatchObject({ values: blank, isThanked: true });
    expect(seen().own.map(({ review }) => review)).toEqual(['It glows.\nI like it.', 'Still glowing.']);
  });

  test('that is removed is gone, and nobody is thanked for it', () => {
    const { fill, submit, remove, seen } = reviewsOf();
    fill(complete);
    submit();
    fill({ review: 'Half a sentence' });
    remove(1);
    expect(seen()).toMatchObject({ own: [], isThanked: false, values: { review: 'Half a sentence' } });
  });

  test('leaves no draft behind', () => {
    const { fill, submit, drafts } = reviewsOf();
    fill(complete);
    expect(drafts()).toEqual({ 'review-5': complete });
    submit();
    expect(drafts()).toEqual({});
  });
});

describe('a review that is not complete', () => {
  test.each([
    {
      typed: {},
      problems: { username: 'Enter your name.', email: 'Enter your email address.', review: 'Enter your review.' },
    },
    { typed: { ...complete, email: 'ada' }, problems: { email: BAD_EMAIL } },
    { typed: { ...complete, review: ' \n ' }, problems: { review: 'Enter your review.' } },
  ])('keeps all that was typed and says what is missing: $problems', ({ typed, problems }) => {
    const { fill, submit, seen } = reviewsOf();
    fill(typed);
    submit();
    expect(seen()).toEqual({ own: [], isThanked: false, values: { ...blank, ...typed }, problems });
  });
});

test('the order of the list is that which the shopper chose last, the oldest first until then', () => {
  const review = createActor(reviewMachine, { input: { productId: 5, reviews: [first] } }).start();
  expect(review.getSnapshot().context.order).toBe('oldest');
  review.send({ type: 'reviews.sorted', order: 'lowest' });
  expect(review.getSnapshot().context.order).toBe('lowest');
});

test('a draft of this product comes back, that of another does not', () => {
  const { seen } = reviewsOf({ 'review-5': complete, 'review-6': { ...complete, username: 'Ruth' } });
  expect(seen().values).toEqual(complete);
});
