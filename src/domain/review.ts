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

/** Review form: all fields required. */
export const checkReview = checkRequired(
  { username: 'your name', email: 'your email address', review: 'your review' },
  'email',
);
