import type { ReactNode } from 'react';

import * as styles from './Section.css';

export interface SectionProps {
  /** Id of the heading that labels it. */
  labelledBy?: string | undefined;
  space?: keyof typeof styles.space | undefined;
  ground?: keyof typeof styles.ground | undefined;
  children: ReactNode;
}

/** A part of a page with the page's spacing above it. */
export function Section({ labelledBy, space = 'normal', ground = 'paper', children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={`${styles.space[space]} ${styles.ground[ground]}`}>
      {children}
    </section>
  );
}
