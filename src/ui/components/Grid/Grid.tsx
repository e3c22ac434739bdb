import type { ReactNode } from 'react';

import * as styles from './Grid.css';

export interface GridProps {
  as?: 'div' | 'ul' | undefined;
  columns: keyof typeof styles.root;
  children: ReactNode;
}

/** Items in columns, as many as there is room for. */
export function Grid({ as: Tag = 'div', columns, children }: GridProps) {
  return <Tag className={styles.root[columns]}>{children}</Tag>;
}
