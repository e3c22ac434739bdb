import { memo, useEffect, useRef, useState } from 'react';

import { durationWords } from '#kit/charts/words';
import { clipped } from '#kit/session/clip';
import type { Moment } from '#kit/session/moments';
import { isTimer, withQuietTogether } from '#kit/session/moments';
import type { LogEntry } from '#kit/session/report';
import { descriptionOf } from '../charts';
import { Json } from './Json';
import * as styles from './Panels.css';

export interface TimelineProps {
  moments: readonly Moment[];
  /** How many of them have happened. */
  step: number;
  /** Goes to the point right after a moment; left out where time cannot be moved. */
  onJump: ((place: number) => void) | undefined;
}

const EVERY = '';

/** As many rows are drawn at once as somebody may scroll through. */
const ROWS = 200;

/** What happened, oldest first: events from outside, timers and moves of the clock, each with what came of it. */
export function Timeline({ moments, step, onJump }: TimelineProps) {
  const [actor, setActor] = useState(EVERY);
  const [type, setType] = useState(EVERY);
  const [most, setMost] = useState(ROWS);
  const listRef = useRef<HTMLOListElement>(null);
  const shown = moments.filter((moment) => isAbout(moment, actor) && isOf(moment, type));
  const runs = withQuietTogether(shown);
  useEffect(() => {
    if (listRef.current) {
      bringCurrent(listRef.current);
    }
  }, [step]);
  return (
    <div className={styles.log}>
      <div className={styles.bar}>
        <label className={styles.field}>
          Actor
          <select className={styles.control} value={actor} onChange={(event) => setActor(event.currentTarget.value)}>
            <option value={EVERY}>every actor</option>
            {addressesIn(moments).map((address) => (
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
          {shown.length} of {moments.length} entries
        </span>
      </div>
      {runs.length > most ? (
        <button type="button" className={styles.button} onClick={() => setMost(most + ROWS)}>
          Show {Math.min(ROWS, runs.length - most)} earlier ones
        </button>
      ) : null}
      <ol ref={listRef} className={styles.entries} aria-label="Timeline">
        {runs.slice(-most).map((run) => {
          const [first] = run;
          return first === undefined ? null : first.isQuiet ? (
            <li key={first.place} className={styles.quiet}>
              <details>
                <summary>
                  {run.length === 1 ? `${first.entry.event.type} changed nothing` : `${run.length} changed nothing`}
                </summary>
                <ol className={styles.list} aria-label="What changed nothing">
                  {run.map((moment) => (
                    <Row key={moment.place} moment={moment} step={step} onJump={onJump} />
                  ))}
                </ol>
              </details>
            </li>
          ) : (
            <Row key={first.place} moment={first} step={step} onJump={onJump} />
          );
        })}
      </ol>
    </div>
  );
}

/** Scrolls the list alone: the pane around it stays. */
function bringCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const edge = list.getBoundingClientRect();
  if (current && (current.top < edge.top || current.bottom > edge.bottom)) {
    list.scrollBy(0, current.top - edge.top - Math.max(0, edge.height - current.height) / 2);
  }
}

function Row({ moment, step, onJump }: { moment: Moment } & Omit<TimelineProps, 'moments'>) {
  const { place, kind, entry } = moment;
  const time = durationWords(entry.at);
  return (
    <li
      className={styles.entry}
      data-kind={kind}
      data-ahead={place > step ? '' : undefined}
      aria-current={place === step ? 'step' : undefined}
    >
      {onJump ? (
        <button
          type="button"
          className={styles.time}
          aria-label={`${time}: go to right after ${wordsOf(moment)}`}
          onClick={() => onJump(place)}
        >
          {time}
        </button>
      ) : (
        <span className={styles.reading}>{time}</span>
      )}
      <Happened moment={moment} />
    </li>
  );
}

const Happened = memo(function Happened({ moment }: { moment: Moment }) {
  const { kind, entry, rows } = moment;
  const { type, ...payload } = clipped(entry.event);
  const told = rows.filter(({ entry: own, taken }) => own !== undefined && taken.length > 0);
  const moved = rows.filter(({ entry: own, taken }) => own === undefined && taken.some(({ isMove }) => isMove));
  const others = rows.filter((row) => !told.includes(row) && !moved.includes(row));
  return (
    <div>
      {kind === 'event' ? (
        <>
          <code className={styles.code}>{type}</code> to {entry.to}
        </>
      ) : (
        wordsOf(moment)
      )}
      {Object.keys(payload).length === 0 ? null : <Payload payload={payload} />}
      {told.map((row) => (
        <Taken key={row.id} row={row} />
      ))}
      {moved.map((row) => (
        <Taken key={row.id} row={row} actor={row.to} />
      ))}
      {others.length === 0 ? null : (
        <details>
          <summary>{others.length === 1 ? 'one more message' : `${others.length} more messages`}</summary>
          {others.map((row) => (
            <div key={row.id}>
              <p className={styles.value}>
                <code className={styles.code}>{row.event.type}</code>
                {row.from === undefined || row.from === row.to ? '' : ` from ${row.from}`} to {row.to}
              </p>
              {row.taken.length === 0 ? (
                <p className={styles.refusal}>{row.refusal ?? 'Nothing follows.'}</p>
              ) : (
                <Taken row={row} />
              )}
            </div>
          ))}
        </details>
      )}
    </div>
  );
});

/** What followed from a message; with the name of the actor where it is not told beside it. */
function Taken({ row: { taken }, actor }: { row: LogEntry; actor?: string }) {
  return taken.map((transition) => (
    <p key={transition.id} className={styles.taken} data-move={transition.isMove ? '' : undefined}>
      {[
        actor === undefined ? '' : `${actor}: `,
        descriptionOf(transition.id),
        transition.guard === undefined ? '' : ` Guard: ${transition.guard}.`,
        transition.actions.length === 0 ? '' : ` Actions: ${transition.actions.join(', ')}.`,
      ].join('')}
    </p>
  ));
}

function Payload({ payload }: { payload: Readonly<Record<string, unknown>> }) {
  return (
    <details>
      <summary>payload</summary>
      <Json value={payload} />
    </details>
  );
}

/** A moment in a few words, as a reader of the scrubber or of a button hears it. */
export function wordsOf({ kind, entry, rows }: Moment): string {
  const timers = rows.filter(isTimer).map(({ to }) => to);
  return { event: `${entry.event.type} to ${entry.to}`, timer: `timer of ${timers.join(', ')}`, clock: 'time passed' }[
    kind
  ];
}

function isAbout({ entry, rows }: Moment, actor: string): boolean {
  return actor === EVERY || entry.to === actor || rows.some(({ from, to }) => from === actor || to === actor);
}

function isOf({ entry, rows }: Moment, type: string): boolean {
  return type === EVERY || entry.event.type.includes(type) || rows.some(({ event }) => event.type.includes(type));
}

function addressesIn(moments: readonly Moment[]): readonly string[] {
  const all = moments.flatMap(({ entry, rows }) => [
    entry.to,
    ...rows.flatMap(({ from = [], to }) => [to].concat(from)),
  ]);
  return [...new Set(all)].toSorted();
}
