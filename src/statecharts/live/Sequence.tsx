import type { LogEntry } from '#kit/session/report';
import * as styles from './Panels.css';

/** More rows than anyone follows by eye. */
const MOST_ROWS = 80;

const OUTSIDE = 'outside';

/** Who told whom: a column for each actor, a row for each event, in order. */
export function Sequence({ log }: { log: readonly LogEntry[] }) {
  const rows = log.slice(-MOST_ROWS).map(({ id, from = OUTSIDE, to, event }) => ({ id, from, to, type: event.type }));
  const columns = [...new Set([OUTSIDE, ...rows.flatMap(({ from, to }) => [from, to])])];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Sequence of events">
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
        {rows.map(({ id, from, to, type }) => {
          const [one, other] = [columns.indexOf(from), columns.indexOf(to)];
          return (
            <li
              key={id}
              className={styles.arrow}
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
