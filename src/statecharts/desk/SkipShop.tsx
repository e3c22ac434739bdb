import type { RefObject } from 'react';

import * as styles from '#ui/components/SkipLink/SkipLink.css';

export interface SkipShopProps {
  to: RefObject<HTMLElement | null>;
}

/** Skips the shop beside a drawing: its page has dozens of stops of the Tab key. */
export function SkipShop({ to }: SkipShopProps) {
  return (
    <button type="button" className={styles.root} onClick={() => to.current?.focus()}>
      Skip the shop
    </button>
  );
}
