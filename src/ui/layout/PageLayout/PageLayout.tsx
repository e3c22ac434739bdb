import type { ReactNode } from 'react';

import * as FOCUS from '#domain/focus-ids';
import { SkipLink } from '#ui/components/SkipLink/SkipLink';

import { LoadStatus } from '../LoadStatus/LoadStatus';
import * as styles from './PageLayout.css';

export interface PageLayoutProps {
  header: ReactNode;
  menu: ReactNode;
  footer: ReactNode;
  /** The newest last. */
  toasts: ReactNode;
  /** A view, without a `main` of its own. */
  children: ReactNode;
}

/** Header, page and footer, and what lies over them. */
export function PageLayout({ header, menu, footer, toasts, children }: PageLayoutProps) {
  return (
    <div className={styles.root}>
      <SkipLink targetId="content" />
      {/* First, so that a page that is cut short has it. */}
      <LoadStatus />
      {header}
      {menu}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <section id={FOCUS.messages} aria-label="Messages (F6)" className={styles.toasts} data-screen-only="">
        {toasts}
      </section>
    </div>
  );
}
