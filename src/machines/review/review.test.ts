import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import { BAD_EMAIL } from '#domain/fields';
import type { FieldValues } from '#domain/fields';
import type { Review } from '#domain/review';
import { draftsMachine } from '#machines/drafts/drafts.machine';
import { sampleNow } from '#machines/samples';
import { GUEST_PORTRAIT, reviewMachine } from './review.machine';

const first: Review = { img: 'portrait-1', username: 'Ruth', review: 'It dims.', email: 'ruth@larkwood.example' };
const complete = { username: ' Ada ', email: 'ada@larkwood.example', review: '  It glows.\nI like it. ' };
const blank = { username: '', email: '', review: '' };

/** The reviews of product 5 in a tab with drafts. */
function reviewsOf(drafts: Readonly<Record<string, FieldValues>> = {}) {
  const root = setup({ actors: { review: reviewMachine, drafts: draftsMachine } }).createMachine({
    invoke: [
      { systemId: 'drafts', src: 'drafts', input: { now: sampleNow } },
      { systemId: 'review', src: 'review', input: { productId: 5, reviews: [first] } },
    ],
  });
  const { system } = createActor(root).start();
  const kept: ActorRefFrom<typeof draftsMachine> = system.get('drafts');
  const review: ActorRefFrom<typeof reviewMachine> = system.get('review');
  kept.send({ type: 'drafts.restored', keptAt: sampleNow().getTime(), drafts });
  const form = () => review.getSnapshot().children.form;
  return {
    fill: (values: FieldValues) => {
      for (const [field, value] of Object.entries(values)) {
        form()?.send({ type: 'field.changed', field, value });
      }
    },
    submit: () => form()?.send({ type: 'form.submitted' }),
    seen: () => {
      const snapshot = review.getSnapshot();
      return {
        reviews: snapshot.context.reviews,
        posted: snapshot.context.posted,
        isThanked: snapshot.hasTag('posted'),
        values: form()?.getSnapshot().context.values,
        problems: form()?.getSnapshot().context.problems,
      };
    },
    drafts: () => kept.getSnapshot().context.drafts,
  };
}

describe('a complete review', () => {
  test('joins the end of the list, tidied, and the form is cleared', () => {
    const { fill, submit, seen } = reviewsOf();
    fill(complete);
    submit();
    expect(seen()).toEqual({
      reviews: [
        first,
        { img: GUEST_PORTRAIT, username: 'Ada', review: 'It glows.\nI like it.', email: 'ada@larkwood.example' },
      ],
      posted: 1,
      isThanked: true,
      values: blank,
      problems: {},
    });
  });

  test('may be followed by another', () => {
    const { fill, submit, seen } = reviewsOf();
    fill(complete);
    submit();
    fill({ ...complete, review: 'Still glowing.' });
    submit();
    expect(seen()).toMatchObject({ posted: 2, values: blank, isThanked: true });
    expect(seen().reviews.map(({ review }) => review)).toEqual(['It dims.', 'It glows.\nI like it.', 'Still glowing.']);
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
    expect(seen()).toEqual({ reviews: [first], posted: 0, isThanked: false, values: { ...blank, ...typed }, problems });
  });
});

test('a draft of this product comes back, that of another does not', () => {
  const { seen } = reviewsOf({ 'review-5': complete, 'review-6': { ...complete, username: 'Ruth' } });
  expect(seen().values).toEqual(complete);
});
