import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';

import * as styles from './Pages.css';

export interface PagesProps {
  current: number;
  last: number;
  searchOf: (page: number) => LinkProps['search'];
}

/** The pages of a long list: the first, the last, and those around the one that is shown. */
export function Pages({ current, last, searchOf }: PagesProps) {
  return (
    <nav className={styles.root} aria-label="Pages">
      {shownPages(current, last).map((page, place, shown) => (
        <span key={page} className={styles.place}>
          {page - (shown[place - 1] ?? page) > 1 ? <span aria-hidden>…</span> : null}
          <Link
            className={styles.page}
            to="/Products"
            search={searchOf(page) as never}
            // Otherwise the first page, which is not in the address, would be current on all.
            activeOptions={{ exact: true }}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            rel={page === current + 1 ? 'next' : page === current - 1 ? 'prev' : undefined}
          >
            {page}
          </Link>
        </span>
      ))}
    </nav>
  );
}

function shownPages(current: number, last: number): readonly number[] {
  const wanted = [1, current - 1, current, current + 1, last];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= last).toSorted((one, other) => one - other);
}
