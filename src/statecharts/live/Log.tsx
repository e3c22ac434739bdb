import { memo, useState } from 'react';

import type { LogEntry } from '#kit/session/report';
import { descriptionOf } from '../charts';
import * as styles from './Panels.css';

export interface LogProps {
  log: readonly LogEntry[];
  /** Left out where time cannot be moved. */
  onJump: ((entry: LogEntry) => void) | undefined;
}

const EVERY = '';

/** As many rows are drawn at once as somebody may scroll through. */
const ROWS = 200;

/** Every event in order, with what came of it; one press goes back to the moment right after it. */
export function Log({ log, onJump }: LogProps) {
  const [actor, setActor] = useState(EVERY);
  const [type, setType] = useState(EVERY);
  const [most, setMost] = useState(ROWS);
  const shown = log.filter(
    (entry) => (actor === EVERY || entry.to === actor || entry.from === actor) && entry.event.type.includes(type),
  );
  return (
    <div className={styles.log}>
      <div className={styles.bar}>
        <label className={styles.field}>
          Actor
          <select className={styles.control} value={actor} onChange={(event) => setActor(event.currentTarget.value)}>
            <option value={EVERY}>every actor</option>
            {addressesIn(log).map((address) => (
              <option key={address}>{address}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          Event
          <input
            className={styles.control}
            type="search"
            value={type}
            placeholder="any type"
            onChange={(event) => setType(event.currentTarget.value)}
          />
        </label>
        <span role="status" className={styles.reading}>
          {shown.length} of {log.length} events
        </span>
      </div>
      {shown.length > most ? (
        <button type="button" className={styles.button} onClick={() => setMost(most + ROWS)}>
          Show {Math.min(ROWS, shown.length - most)} earlier ones
        </button>
      ) : null}
      <ol className={styles.entries} aria-label="Log">
        {shown.slice(-most).map((entry) => (
          <li key={entry.id} className={styles.entry} data-outside={entry.from === undefined}>
            {onJump ? (
              <button type="button" className={styles.button} onClick={() => onJump(entry)}>
                {Math.round(entry.at)} ms
              </button>
            ) : (
              <span className={styles.reading}>{Math.round(entry.at)} ms</span>
            )}
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const Entry = memo(function Entry({ entry: { from, to, event, taken, refusal } }: { entry: LogEntry }) {
  const { type, ...payload } = event;
  return (
    <div>
      <code className={styles.code}>{type}</code> {from === undefined ? 'from outside' : `from ${from}`} to {to}
      {Object.keys(payload).length === 0 ? null : (
        <details>
          <summary>payload</summary>
          <pre className={styles.payload}>{JSON.stringify(payload, null, 2)}</pre>
        </details>
      )}
      {taken.map((transition) => (
        <p key={transition.id} className={styles.taken}>
          {[
            descriptionOf(transition.id),
            transition.guard === undefined ? '' : ` Guard: ${transition.guard}.`,
            transition.actions.length === 0 ? '' : ` Actions: ${transition.actions.join(', ')}.`,
          ].join('')}
        </p>
      ))}
      {taken.length === 0 && refusal !== undefined ? <p className={styles.refusal}>{refusal}</p> : null}
    </div>
  );
});

function addressesIn(log: readonly LogEntry[]): readonly string[] {
  return [...new Set(log.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])))].toSorted();
}
