import type { ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';

import { messageOf } from '#kit/message-of';
import { sessionToLink } from '#kit/session/link';
import type { Session } from '#kit/session/session';
import * as styles from './Panels.css';

export interface SessionLinkProps {
  session: Session;
  /** Where a link with the session leads. */
  hrefOf: (link: string) => string;
  /** Where it leads until somebody reaches for it. */
  plain: string;
  isNewTab?: boolean;
  children: ReactNode;
}

/** A link that carries all that has happened; it is written when somebody reaches for it, a long visit is much to write. */
export function SessionLink({ session, hrefOf, plain, isNewTab = false, children }: SessionLinkProps) {
  const [problem, setProblem] = useState<string>();
  const write = (event: SyntheticEvent<HTMLAnchorElement>) => {
    try {
      event.currentTarget.href = hrefOf(sessionToLink(session));
      setProblem(undefined);
    } catch (error) {
      event.preventDefault();
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <a
        href={plain}
        {...(isNewTab ? { target: '_blank', rel: 'noopener' } : {})}
        onPointerEnter={write}
        onPointerDown={write}
        onFocus={write}
        onContextMenu={write}
        onClick={write}
      >
        {children}
      </a>
      {problem === undefined ? null : (
        <span role="alert" className={styles.refusal}>
          {problem}
        </span>
      )}
    </>
  );
}
