import { useId } from 'react';
import type { ReactNode } from 'react';

import * as styles from '../TextLink/TextLink.css';

export interface ExternalLinkProps {
  href: string;
  tone?: keyof typeof styles.tone | undefined;
  /** Its name, where its content is a picture. */
  label?: string | undefined;
  children: ReactNode;
}

/** A link out of the shop: opens a new tab and tells that page nothing. */
export function ExternalLink({ href, tone = 'text', label, children }: ExternalLinkProps) {
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
