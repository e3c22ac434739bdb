import type { ReactNode, Ref } from 'react';

import * as styles from './Grid.css';

export interface GridProps {
  as?: 'div' | 'ul' | undefined;
  columns: keyof typeof styles.root;
  ref?: Ref<HTMLUListElement & HTMLDivElement> | undefined;
  children: ReactNode;
}

/** Items in columns, as many as there is room for. */
export function Grid({ as: Tag = 'div', columns, ref, children }: GridProps) {
  return (
    <Tag ref={ref} className={styles.root[columns]}>
      {children}
    </Tag>
  );
}
