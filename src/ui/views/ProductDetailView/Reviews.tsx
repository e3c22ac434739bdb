import { Avatar } from '#ui/components/Avatar/Avatar';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { Rating } from '#ui/components/Rating/Rating';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';

import type { ProductDetailWords, ReviewWords } from './product-detail';
import { RatingSummary } from './RatingSummary';
import { ReviewForm } from './ReviewForm';
import * as styles from './Reviews.css';

export interface ReviewsWords {
  readonly reviews: readonly ReviewWords[];
  /** Confirms that a review was added. */
  readonly status: string | undefined;
  readonly form: FormWords;
}

export interface ReviewsProps {
  product: ProductDetailWords;
  words: ReviewsWords;
}

/** Rating summary, reviews and the form for a review. */
export function Reviews({ product, words: { reviews, status, form } }: ReviewsProps) {
  return (
    <div className={styles.root}>
      <RatingSummary rate={product.rate} count={product.reviewCount} distribution={product.distribution} />
      <ol className={styles.letters} aria-label="Reviews">
        {reviews.map(({ username, text, stars, date, portrait }, place) => (
          <li key={`${username} ${String(place)}`} className={styles.letter}>
            <p className={styles.given}>
              {stars === undefined ? null : <Rating rate={stars} />}
              {date === undefined ? null : <time dateTime={date.iso}>{date.shown}</time>}
            </p>
            <blockquote className={styles.text}>{text}</blockquote>
            <p className={styles.signature}>
              <Avatar picture={portrait} size="normal" />
              {username}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.writing}>
        <ReviewForm form={form} />
        <StatusLine text={status} tone="success" size="body" />
      </div>
    </div>
  );
}
