import { ReloadLink } from '#ui/components/ReloadLink/ReloadLink';

import * as styles from './LoadStatus.css';

/**
 * Says what works while the page's script is late, missing or disabled. Part of every page; a script in the head
 * (`scripts/document.mjs`) sets the attributes that show its texts, and takes a page for cut short that ends before them.
 */
export function LoadStatus() {
  return (
    <div className={styles.root} data-screen-only="">
      <div aria-live="polite">
        <p className={styles.late} hidden>
          <Tried /> The rest of this page is still on its way. What you press is done when it is here.{' '}
          <ReloadLink>Load it again</ReloadLink>
        </p>
        <p className={styles.failed} hidden>
          <Tried /> Part of this page did not load. You can read it; reload it to use it.{' '}
          <ReloadLink>Load it again</ReloadLink>
        </p>
      </div>
      <noscript id="load-status-end">
        <p className={styles.line}>This page is for reading: the cart, the filters and the forms need JavaScript.</p>
      </noscript>
    </div>
  );
}

function Tried() {
  return (
    <strong className={styles.tried} hidden>
      That has not gone through yet.
    </strong>
  );
}
