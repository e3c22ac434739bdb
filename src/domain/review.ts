import { checkRequired } from './fields';

/** A product review (specification, section 3). */
export interface Review {
  /** Key of the reviewer's portrait. */
  readonly img: string;
  readonly username: string;
  readonly review: string;
  readonly email: string;
}

/** Review form: all fields required. */
export const checkReview = checkRequired(
  { username: 'your name', email: 'your email address', review: 'your review' },
  'email',
);
