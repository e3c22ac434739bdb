import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon';

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
        <Icon name="chevron-down" className={styles.mark} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
