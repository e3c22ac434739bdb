import { checkRequired } from './fields';

/** A product review (specification, section 3). */
export interface Review {
  /** Key of the reviewer's portrait. */
  readonly img: string;
  readonly username: string;
  readonly review: string;
  readonly email: string;
  /** 1-5; undefined where none were given. */
  readonly stars?: number | undefined;
  /** Day of posting, `YYYY-MM-DD`; undefined where it is not known. */
  readonly date?: string | undefined;
}

/** A review by the shopper, kept on this device. */
export interface OwnReview extends Review {
  readonly id: number;
  readonly productId: number;
  readonly date: string;
}

/** Review form: all stated fields are required; stars are not among them (decision 152). */
export const checkReview = checkRequired(
  { username: 'your name', email: 'your email address', review: 'your review' },
  'email',
);

/** More than any stars. */
const AFTER_MOST = 6;

export type ReviewOrder = 'oldest' | 'newest' | 'highest' | 'lowest';

/**
 * Reviews, given oldest first, in another order. Of as many stars the newer one comes first; those without stars come
 * last by stars.
 */
export function inOrder<One extends Review>(reviews: readonly One[], order: ReviewOrder): readonly One[] {
  switch (order) {
    case 'oldest':
      return reviews;
    case 'newest':
      return reviews.toReversed();
    case 'highest':
      return reviews.toReversed().toSorted((one, other) => (other.stars ?? 0) - (one.stars ?? 0));
    case 'lowest':
      return reviews.toReversed().toSorted((one, other) => (one.stars ?? AFTER_MOST) - (other.stars ?? AFTER_MOST));
  }
}
