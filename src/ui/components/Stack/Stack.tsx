import type { ReactNode } from 'react';

import * as styles from './Stack.css';

export interface StackProps {
  direction?: keyof typeof styles.direction | undefined;
  gap: keyof typeof styles.gap;
  align?: keyof typeof styles.align | undefined;
  children: ReactNode;
}

/** Children at an even distance. */
export function Stack({ direction = 'column', gap, align = 'stretch', children }: StackProps) {
  const names = [styles.root, styles.direction[direction], styles.gap[gap], styles.align[align]];
  return <div className={names.join(' ').trim()}>{children}</div>;
}
