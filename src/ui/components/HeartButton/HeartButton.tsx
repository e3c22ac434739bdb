import { Icon } from '../Icon/Icon';

import * as styles from './HeartButton.css';

export interface HeartButtonProps {
  productName: string;
  isWished: boolean;
  look?: keyof typeof styles.look | undefined;
  onToggle: () => void;
}

/** A toggle button, whose name must stay the same (APG, button). */
export function HeartButton({ productName, isWished, look = 'bare', onToggle }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={styles.look[look]}
      aria-label={`Add ${productName} to wishlist`}
      aria-pressed={isWished}
      onClick={() => onToggle()}
    >
      <Icon name="heart" className={styles.heart} data-settles="stored" size={22} />
    </button>
  );
}
