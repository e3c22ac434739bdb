import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Price.css';

export interface PriceProps {
  /** Formatted, such as `$899.00`. */
  price: string;
  /** The list price of a discounted product. */
  was?: string | undefined;
  size?: keyof typeof styles.root | undefined;
}

/** A price; before it, struck through, what it was. */
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
