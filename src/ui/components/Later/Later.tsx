import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import * as styles from './Later.css';

export interface LaterProps {
  children: ReactNode;
}

/**
 * Content below the first screen. On a page that a link has led to it is drawn after the rest, in a transition, so that
 * the page is there at once; on a prerendered page it is there like everything else.
 */
export function Later({ children }: LaterProps) {
  const isPrerendered = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const [isDrawn, setIsDrawn] = useState(isPrerendered);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn ? children : <div className={styles.room} />;
}
