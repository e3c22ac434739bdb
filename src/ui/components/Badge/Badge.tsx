import type { ReactNode } from 'react';

import * as styles from './Badge.css';

export interface BadgeProps {
  tone: keyof typeof styles.tone;
  children: ReactNode;
}

/** A short label, such as "Default" on a card. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
