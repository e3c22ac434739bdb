import { useState } from 'react';

import { copying } from '../copying';
import { browserTestOf, unitTestOf } from '../session/as-test';
import { messageOf } from '#kit/message-of';
import type { ActorReport } from '#kit/session/report';
import type { Session } from '#kit/session/session';
import * as styles from './Panels.css';

export interface CopyAsTestProps {
  session: Session;
  actor: ActorReport | undefined;
}

const KINDS = [
  { label: 'Unit test', write: unitTestOf },
  { label: 'Playwright test', write: browserTestOf },
] as const;

/** More of a test than anyone reads before it is copied. */
const LONGEST_PREVIEW = 20_000;

/** What has happened, as a test that makes it happen again. */
export function CopyAsTest({ session, actor }: CopyAsTestProps) {
  const [said, setSaid] = useState({ label: '', words: '' });
  if (!actor) {
    return null;
  }
  return (
    <div className={styles.list}>
      {KINDS.map(({ label, write }) => {
        const text = written(() => write({ session, actor }));
        return (
          <section key={label} className={styles.list} aria-label={label}>
            <div className={styles.bar}>
              <button
                type="button"
                className={styles.button}
                onClick={async () => setSaid({ label, words: await copying(text) })}
              >
                Copy {label.toLowerCase()}
              </button>
              <span role="status" className={styles.reading}>
                {said.label === label ? said.words : ''}
              </span>
            </div>
            <pre className={styles.payload}>{preview(text)}</pre>
          </section>
        );
      })}
    </div>
  );
}

/** What is too long for a link says so in place of the test. */
function written(write: () => string): string {
  try {
    return write();
  } catch (error) {
    return `// ${messageOf(error)}`;
  }
}

function preview(text: string): string {
  return text.length > LONGEST_PREVIEW
    ? `${text.slice(0, LONGEST_PREVIEW)}\n… ${text.length - LONGEST_PREVIEW} more characters: the copy has them all.`
    : text;
}
