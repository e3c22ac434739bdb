import type { ReactNode } from 'react';

import { FOCUS } from '#domain/focus';

import * as styles from './Heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingSize = keyof typeof styles.root;

export interface HeadingProps {
  level: HeadingLevel;
  /** How large it is drawn; by its level when left out. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  /** Whether focus is sent to it, by its id. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

const sizes = { 1: 'title1', 2: 'title2', 3: 'title4', 4: 'title5' } as const;

/** A heading in the serif: the level is its place in the outline, the size how it looks. The page's `h1` takes focus. */
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
