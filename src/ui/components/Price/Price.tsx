import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Price.css';

export interface PriceProps {
  /** As it is drawn, such as `$899.00`. */
  price: string;
  /** The list price when it is reduced. */
  was?: string | undefined;
  size?: keyof typeof styles.root | undefined;
}

/** What it costs, and what it cost before. */
export function Price({ price, was, size = 'normal' }: PriceProps) {
  return (
    <span className={styles.root[size]} data-reduced={was !== undefined}>
      <span className={styles.shown}>{price}</span>
      {was === undefined ? null : (
        <>
          {' '}
          <s className={styles.was}>
            <VisuallyHidden>was </VisuallyHidden>
            {was}
          </s>
        </>
      )}
    </span>
  );
}
