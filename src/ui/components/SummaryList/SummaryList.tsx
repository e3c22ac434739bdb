import type { ReactNode } from 'react';

import * as styles from './SummaryList.css';

export interface SummaryRow {
  readonly term: string;
  readonly detail: ReactNode;
  readonly weight?: 'normal' | 'total' | 'saving' | undefined;
  /** What the detail waits for before it is shown. */
  readonly settles?: 'stored' | undefined;
}

export interface SummaryListProps {
  look?: 'totals' | 'facts' | undefined;
  rows: readonly SummaryRow[];
}

/** Terms and details: totals of a cart, facts of a product. */
export function SummaryList({ look = 'totals', rows }: SummaryListProps) {
  return (
    <dl className={styles.root[look]}>
      {rows.map(({ term, detail, weight = 'normal', settles }) => (
        <div key={term} className={styles.row[look]} data-weight={weight}>
          <dt className={styles.term[look]}>{term}</dt>
          <dd className={styles.detail[look]} data-settles={settles}>
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
