import { meanRating } from '#domain/ratings';
import type { StarCount } from '#domain/ratings';
import { Rating } from '#ui/components/Rating/Rating';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden';

import * as styles from './RatingSummary.css';

export interface RatingSummaryProps {
  rate: number;
  /** Number of ratings; random. */
  count: number;
  distribution: readonly StarCount[];
}

/** The rate in stars, the mean of the ratings, and how they are distributed. */
export function RatingSummary({ rate, count, distribution }: RatingSummaryProps) {
  const most = Math.max(1, ...distribution.map((row) => row.count));
  return (
    <div className={styles.root}>
      <div className={styles.rate}>
        <p className={styles.figure} data-settles="random">
          {meanRating(distribution)} <span className={styles.of}>out of 5 on average</span>
        </p>
        <Rating rate={rate} size="normal" />
        <p className={styles.count} data-settles="random">
          {count === 1 ? 'from 1 rating' : `from ${count} ratings`}
        </p>
      </div>
      <dl className={styles.rows} data-settles="random">
        {distribution.map((row) => (
          <div key={row.stars} className={styles.row}>
            <dt className={styles.stars}>{row.stars === 1 ? '1 star' : `${row.stars} stars`}</dt>
            <dd className={styles.share}>
              <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden focusable="false">
                <rect className={styles.ground} width="100" height="1" />
                <rect className={styles.filled} width={(row.count / most) * 100} height="1" />
              </svg>
              <span className={styles.number}>
                {row.count}
                <VisuallyHidden>{row.count === 1 ? ' rating' : ' ratings'}</VisuallyHidden>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
