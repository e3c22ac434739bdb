import type { ReactNode } from 'react';

import { SkipLink } from '#ui/components/SkipLink/SkipLink';

import { ReadingNote } from '../ReadingNote/ReadingNote';
import * as styles from './PageLayout.css';

export interface PageLayoutProps {
  /** The Header. */
  header: ReactNode;
  /** The MobileMenu. */
  menu: ReactNode;
  /** The Footer. */
  footer: ReactNode;
  /** The Toasts, the newest last. */
  toasts: ReactNode;
  /** A view; it brings no `main` of its own. */
  children: ReactNode;
}

/** What every page stands in. */
export function PageLayout({ header, menu, footer, toasts, children }: PageLayoutProps) {
  return (
    <div className={styles.root}>
      <SkipLink targetId="content" />
      {header}
      {menu}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <ReadingNote />
      <div className={styles.toasts} data-screen-only="">
        {toasts}
      </div>
    </div>
  );
}
