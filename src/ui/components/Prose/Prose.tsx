import type { ReactNode } from 'react';

import * as styles from './Prose.css';

export interface ProseProps {
  look?: keyof typeof styles.root | undefined;
  /** Paragraphs, quotes and `h2`. */
  children: ReactNode;
}

/** Long text, at 60-70 characters a line. */
export function Prose({ look = 'plain', children }: ProseProps) {
  return <div className={styles.root[look]}>{children}</div>;
}
