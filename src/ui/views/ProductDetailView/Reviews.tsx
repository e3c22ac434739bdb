import { Avatar } from '#ui/components/Avatar/Avatar';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';

import type { Letter, ProductDetailModel } from './product-detail';
import { RatingSummary } from './RatingSummary';
import { ReviewForm } from './ReviewForm';
import type { ReviewWords } from './ReviewForm';
import * as styles from './Reviews.css';

export interface ReviewsControl {
  readonly letters: readonly Letter[];
  /** Says that a review was added. */
  readonly status: string | undefined;
  readonly form: ReviewWords;
}

export interface ReviewsProps {
  product: ProductDetailModel;
  control: ReviewsControl;
}

/** What others say: stars in numbers, then letters, then room for one's own. */
export function Reviews({ product, control: { letters, status, form } }: ReviewsProps) {
  return (
    <div className={styles.root}>
      <RatingSummary rate={product.rate} count={product.reviewCount} distribution={product.distribution} />
      <ol className={styles.letters} aria-label="Reviews">
        {letters.map(({ username, text, portrait }, place) => (
          <li key={`${username} ${String(place)}`} className={styles.letter}>
            <blockquote className={styles.text}>{text}</blockquote>
            <p className={styles.signature}>
              <Avatar picture={portrait} size="normal" />
              {username}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.writing}>
        <ReviewForm words={form} />
        <StatusLine text={status} tone="success" size="body" />
      </div>
    </div>
  );
}
