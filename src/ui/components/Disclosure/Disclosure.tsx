import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon';

import * as styles from './Disclosure.css';

export interface DisclosureProps {
  summary: string;
  /** Whether the content is drawn, and its script fetched, only when it is first opened. */
  isLate?: boolean;
  children: ReactNode;
}

/** A native `details` element. */
export function Disclosure({ summary, isLate = false, children }: DisclosureProps) {
  const [isDrawn, setDrawn] = useState(!isLate);
  // It may have been opened before there was a script.
  const look = useCallback(
    (details: HTMLDetailsElement | null) => setDrawn((was) => was || details?.open === true),
    [],
  );
  return (
    // An `open` that the HTML from the server does not have is the shopper's.
    <details ref={look} className={styles.root} onToggle={() => setDrawn(true)} suppressHydrationWarning>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" className={styles.mark} size={20} />
      </summary>
      <div className={styles.content}>{isDrawn ? children : null}</div>
    </details>
  );
}
