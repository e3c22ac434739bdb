import { useEffect, useRef } from 'react';

import { Heading } from '../Heading/Heading';
import * as styles from './ErrorSummary.css';

export interface FieldProblem {
  /** Id of the field. */
  readonly fieldId: string;
  /** The same text as at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Number of failed submits; focus moves here each time it grows. */
  attempt: number;
}

/** Links to the invalid fields (GOV.UK, error summary); nothing while there are none. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, [attempt]);

  return problems.length === 0 ? null : (
    // Focus reads it: no live region, which would be read again whole with each field that is mended.
    <div ref={box} role="alert" aria-live="off" tabIndex={-1} className={styles.root} data-error-summary="">
      <Heading level={2} size="title4">
        There is a problem
      </Heading>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.ownerDocument.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
