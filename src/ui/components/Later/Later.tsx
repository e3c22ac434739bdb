import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import * as styles from './Later.css';

export interface LaterProps {
  children: ReactNode;
  /** False for a few lines, which need no room before they are drawn. */
  hasRoom?: boolean | undefined;
  /** True where Back leads to a place further down, which it would push down. */
  isAtOnce?: boolean | undefined;
}

/**
 * Content that is not read first. On a page that a link has led to it is drawn after the rest, in a transition, so that
 * the page is there at once; on a prerendered page it is there like everything else.
 */
export function Later({ children, hasRoom = true, isAtOnce = false }: LaterProps) {
  const isPrerendered = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const [isDrawn, setIsDrawn] = useState(isPrerendered || isAtOnce);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  if (isDrawn) {
    return children;
  }
  return hasRoom ? <div className={styles.room} /> : null;
}
