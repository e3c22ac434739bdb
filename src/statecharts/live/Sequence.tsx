import { useEffect, useRef } from 'react';

import type { LogEntry } from '#kit/session/report';
import * as styles from './Panels.css';

/** More rows than anyone follows by eye. */
const MOST_ROWS = 80;

const OUTSIDE = 'outside';

export interface SequenceProps {
  log: readonly LogEntry[];
  /** The entry of the session where the shop stands, counted from 1: what followed from it is brought into view. */
  step: number;
}

/** Who told whom: a column for each actor, a row for each event, in order. */
export function Sequence({ log, step }: SequenceProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = scroller.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [];
    if (first && scroller.current) {
      scroller.current.scrollTop = first.offsetTop - scroller.current.clientHeight / 2;
    }
  }, [log, step]);
  const rows = log
    .slice(-MOST_ROWS)
    .map(({ id, from = OUTSIDE, to, event, place }) => ({ id, from, to, type: event.type, isCurrent: place === step }));
  const columns = [...new Set([OUTSIDE, ...rows.flatMap(({ from, to }) => [from, to])])];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label="Sequence of events">
      <ol
        className={styles.sequence}
        aria-label="Who told whom"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(9rem, 1fr))` }}
      >
        <li className={styles.lanes} aria-hidden>
          {columns.map((column) => (
            <span key={column} className={styles.lane}>
              {column}
            </span>
          ))}
        </li>
        {rows.map(({ id, from, to, type, isCurrent }) => {
          const [one, other] = [columns.indexOf(from), columns.indexOf(to)];
          return (
            <li
              key={id}
              className={styles.arrow}
              aria-current={isCurrent ? 'step' : undefined}
              data-way={one === other ? 'self' : one < other ? 'right' : 'left'}
              style={{ gridColumn: `${Math.min(one, other) + 1} / ${Math.max(one, other) + 2}` }}
              aria-label={`${from} told ${to}: ${type}`}
            >
              {one > other ? '← ' : ''}
              {type}
              {one < other ? ' →' : ''}
              {one === other ? ' ↺' : ''}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
