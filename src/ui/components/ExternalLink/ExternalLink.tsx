import { useId } from 'react';
import type { ReactNode } from 'react';

import * as styles from '../TextLink/TextLink.css';

export interface ExternalLinkProps {
  href: string;
  tone: keyof typeof styles.tone;
  /** Accessible name, if its content is a picture. */
  label?: string | undefined;
  children: ReactNode;
}

/** Opens a new tab, without opener or referrer. */
export function ExternalLink({ href, tone, label, children }: ExternalLinkProps) {
  const noteId = useId();
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.tone[tone]}
        aria-label={label}
        aria-describedby={noteId}
      >
        {children}
      </a>
      <span id={noteId} hidden>
        Opens in a new tab
      </span>
    </>
  );
}
