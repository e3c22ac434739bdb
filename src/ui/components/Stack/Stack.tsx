import type { ReactNode } from 'react';

import * as styles from './Stack.css';

export interface StackProps {
  as?: 'div' | 'ul' | 'ol' | 'header' | undefined;
  direction?: keyof typeof styles.direction | undefined;
  gap?: keyof typeof styles.gap | undefined;
  align?: keyof typeof styles.align | undefined;
  justify?: keyof typeof styles.justify | undefined;
  children: ReactNode;
}

/** Children at an even distance. */
export function Stack({
  as: Tag = 'div',
  direction = 'column',
  gap = 's16',
  align = 'stretch',
  justify = 'start',
  children,
}: StackProps) {
  const names = [styles.direction[direction], styles.gap[gap], styles.align[align], styles.justify[justify]];
  return <Tag className={[styles.root, ...names].join(' ').trim()}>{children}</Tag>;
}
