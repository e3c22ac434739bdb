import type { ReactNode } from 'react';

import * as FOCUS from '#domain/focus-ids';

import * as styles from './Heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingSize = keyof typeof styles.root;

export interface HeadingProps {
  level: HeadingLevel;
  /** By default from its level. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  /** True if it can take focus by its id. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

const sizes = { 1: 'title1', 2: 'title2', 3: 'title4', 4: 'title5' } as const;

/** The level is its place in the outline, the size its look. The page's `h1` can take focus. */
export function Heading({ level, size = sizes[level], id, takesFocus = false, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id ?? (level === 1 ? FOCUS.heading : undefined)}
      className={styles.root[size]}
      tabIndex={level === 1 || takesFocus ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
