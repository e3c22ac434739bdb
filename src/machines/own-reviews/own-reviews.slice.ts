import * as v from 'valibot';

import type { OwnReview } from '#domain/review';
import type { OwnReviewsMessage } from '#machines/messages';
import { day, named, readList, spared, whole } from '#machines/shop/reading';
import { listByNumber } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** Loose: fields that a later build adds must be kept. */
const review = v.looseObject({
  id: whole,
  productId: whole,
  img: v.string(),
  username: named,
  review: named,
  email: v.string(),
  stars: spared(v.picklist([1, 2, 3, 4, 5])),
  date: day,
});

export const ownReviewsSlice: Slice<
  readonly OwnReview[],
  Showing<{ readonly reviews: readonly OwnReview[] }>,
  OwnReviewsMessage
> = {
  keep: ({ context }) => context.reviews,
  restored: (reviews) => ({ type: 'reviews.restored', reviews }),
  firstVisit: () => [],
  read: (written) => readList(written, review),
  ...listByNumber<OwnReview>(),
};
