import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

import * as styles from './Disclosure.css';

export interface DisclosureProps {
  summary: string;
  children: ReactNode;
}

/** A native `details` element. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown className={styles.mark} size={20} strokeWidth={1.5} aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
