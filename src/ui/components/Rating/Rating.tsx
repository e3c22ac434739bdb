import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Rating.css';

export interface RatingProps {
  /** 1-5 stars. */
  rate: number;
  /** Number of ratings; random, so known only after settling. */
  count?: number | undefined;
  size?: keyof typeof styles.root | undefined;
}

const STARS = 5;
const PITCH = 20;

/** Stars, and how many reviews they come from. */
export function Rating({ rate, count, size = 'small' }: RatingProps) {
  return (
    <span className={styles.root[size]}>
      <svg className={styles.stars[size]} viewBox="0 0 98 18" aria-hidden focusable="false">
        <path className={styles.full} d={row(0, rate)} />
        <path className={styles.empty} d={row(rate, STARS)} />
      </svg>
      <VisuallyHidden>{`${rate} out of ${STARS} stars`}</VisuallyHidden>
      {count === undefined ? null : (
        <span data-settles="random">
          <span aria-hidden>{`(${count})`}</span>
          <VisuallyHidden>{count === 1 ? '(1 rating)' : `(${count} ratings)`}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** Path of five-pointed stars, from one index in the row to another. */
function row(start: number, end: number): string {
  const places = Array.from({ length: Math.max(0, end - start) }, (_, index) => (start + index) * PITCH);
  return places.map((x) => `M${x + 9} 1.2l2.4 5 5.5.8-4 3.8 1 5.4-4.9-2.6-4.9 2.6 1-5.4-4-3.8 5.5-.8z`).join('');
}
