import { useState } from 'react';

import { browserTestOf, unitTestOf } from '../session/as-test';
import type { ActorReport } from '../session/report';
import type { Session } from '../session/session';
import * as styles from './Panels.css';

export interface CopyAsTestProps {
  session: Session;
  actor: ActorReport | undefined;
}

const KINDS = [
  { label: 'Unit test', write: unitTestOf },
  { label: 'Playwright test', write: browserTestOf },
] as const;

/** What has happened, as a test that makes it happen again. */
export function CopyAsTest({ session, actor }: CopyAsTestProps) {
  const [copied, setCopied] = useState('');
  if (!actor) {
    return null;
  }
  return (
    <div className={styles.list}>
      {KINDS.map(({ label, write }) => {
        const text = write({ session, actor });
        return (
          <section key={label} className={styles.list} aria-label={label}>
            <div className={styles.bar}>
              <button
                type="button"
                className={styles.button}
                onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(label))}
              >
                Copy {label.toLowerCase()}
              </button>
              <span role="status" className={styles.reading}>
                {copied === label ? 'Copied.' : ''}
              </span>
            </div>
            <pre className={styles.payload}>{text}</pre>
          </section>
        );
      })}
    </div>
  );
}
