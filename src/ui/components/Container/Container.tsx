import type { ReactNode } from 'react';

import * as styles from './Container.css';

export interface ContainerProps {
  /** Maximum width: `page` 1440 px, `wide` 1120 px. */
  width?: keyof typeof styles.root | undefined;
  children: ReactNode;
}

/** Centres its content between the page's gutters. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={styles.root[width]}>{children}</div>;
}
