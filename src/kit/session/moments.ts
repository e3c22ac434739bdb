import type { LogEntry } from './report';
import type { Session, SessionEntry } from './session';
import { isTime } from './session';

/** An entry of a session with all that came of it. */
export interface Moment {
  /** Where it stands in the session, counted from 1. */
  readonly place: number;
  readonly entry: SessionEntry;
  readonly kind: 'event' | 'timer' | 'clock';
  /** What actors were told in it, in order; nothing where it lies ahead. */
  readonly rows: readonly LogEntry[];
  /** Whether actors were told something and none of them did anything. */
  readonly isQuiet: boolean;
}

/** The entries of a timeline with what the log knows of each. */
export function momentsOf({ events }: Session, log: readonly LogEntry[]): readonly Moment[] {
  const rowsAt = new Map<number, LogEntry[]>();
  for (const row of log) {
    const rows = rowsAt.get(row.place) ?? [];
    rows.push(row);
    rowsAt.set(row.place, rows);
  }
  return events.map((entry, index): Moment => {
    const rows = rowsAt.get(index + 1) ?? [];
    const ofTime = rows.some(isTimer) ? 'timer' : 'clock';
    return {
      place: index + 1,
      entry,
      kind: isTime(entry) ? ofTime : 'event',
      rows,
      isQuiet: rows.length > 0 && rows.every(({ taken }) => taken.length === 0),
    };
  });
}

/** Runs of quiet moments stand together, every other moment alone. */
export function withQuietTogether(moments: readonly Moment[]): readonly (readonly Moment[])[] {
  const runs: Moment[][] = [];
  for (const moment of moments) {
    const last = runs.at(-1);
    if (moment.isQuiet && last?.[0]?.isQuiet) {
      last.push(moment);
    } else {
      runs.push([moment]);
    }
  }
  return runs;
}

/** The actors that came to a state in a moment, each once, in order. */
export function movedIn({ rows }: Pick<Moment, 'rows'>): readonly string[] {
  return [...new Set(rows.filter(({ taken }) => taken.some(({ isMove }) => isMove)).map(({ to }) => to))];
}

/**
 * The actor that a moment is about: of the one that was told and those around it the outermost that came to a state, as the
 * checkout for a payment that is approved; else the first other one. Only actors that `counts` are asked; undefined when
 * none of them came to a state.
 */
export function subjectOf(moment: Pick<Moment, 'rows'>, counts: (address: string) => boolean): string | undefined {
  const told = moment.rows[0]?.to ?? '';
  const moved = movedIn(moment).filter(counts);
  const around = moved.filter((address) => `${told}/`.startsWith(`${address}/`));
  return around.toSorted((one, other) => one.length - other.length)[0] ?? moved[0];
}

/** Whether a row or a step tells of a timer that has fired. */
export function isTimer({ event }: Pick<LogEntry, 'event'>): boolean {
  return event.type.startsWith('xstate.after.');
}
