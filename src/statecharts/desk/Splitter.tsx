import type { KeyboardEvent, PointerEvent } from 'react';

import * as styles from './Desk.css';
import { SPLIT, splitAfter, splitAt } from './split';

export interface SplitterProps {
  label: string;
  /** Hundredths of the room that the pane before it takes. */
  split: number;
  onSplit: (split: number) => void;
}

/** Stands between two panes: dragged, or moved by arrow keys, Home and End (APG, window splitter). */
export function Splitter({ label, split, onSplit }: SplitterProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const room = event.currentTarget.parentElement;
    if (room && event.currentTarget.hasPointerCapture(event.pointerId)) {
      onSplit(splitAt(event.clientX, room.getBoundingClientRect()));
    }
  };
  const press = (event: KeyboardEvent) => {
    const next = splitAfter(event.key, split);
    if (next !== undefined) {
      event.preventDefault();
      onSplit(next);
    }
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={split}
      aria-valuemin={SPLIT.least}
      aria-valuemax={SPLIT.most}
      tabIndex={0}
      className={styles.splitter}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
