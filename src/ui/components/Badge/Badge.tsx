import type { ReactNode } from 'react';

import * as styles from './Badge.css';

export interface BadgeProps {
  tone?: keyof typeof styles.tone | undefined;
  children: ReactNode;
}

/** A short label, such as "Default" on a card. */
export function Badge({ tone = 'line', children }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
