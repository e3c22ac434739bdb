import type { LogEntry, Report } from './report';
import type { Session, SessionEntry } from './session';

/** What a list has become: a piece of what it was, and what was added to it. */
interface ListChange<Item> {
  /** How many are gone from the beginning. */
  readonly skipped: number;
  /** How many of the next ones are as they were. */
  readonly kept: number;
  readonly added: readonly Item[];
}

/** A report as it is sent: of session and log only what is new since the one before it. */
export interface ReportChange extends Omit<Report, 'session' | 'log'> {
  readonly number: number;
  readonly log: ListChange<LogEntry>;
  readonly session: Omit<Session, 'events'> & { readonly events: ListChange<SessionEntry> };
}

/** A report beside the number it came with. */
export interface NumberedReport {
  readonly number: number;
  readonly report: Report;
}

/** Writes reports as changes of the one before; the first one stands alone. */
export function createReporter(): (report: Report) => ReportChange {
  let last: Pick<Report, 'log' | 'session'> | undefined;
  let number = 0;
  return (report) => {
    const { log, session } = report;
    const change = {
      ...report,
      number,
      log: changeOf(last?.log ?? [], log),
      session: { ...session, events: changeOf(last?.session.events ?? [], session.events) },
    };
    last = { log, session };
    number += 1;
    return change;
  };
}

/** The report that a change leads to; undefined when the one before it was not heard. */
export function reportAfter(before: NumberedReport | undefined, change: ReportChange): NumberedReport | undefined {
  const { number, ...rest } = change;
  if (number !== 0 && number !== (before?.number ?? Number.NaN) + 1) {
    return undefined;
  }
  const known = number === 0 ? undefined : before?.report;
  return {
    number,
    report: {
      ...rest,
      log: changed(known?.log ?? [], change.log),
      session: { ...change.session, events: changed(known?.session.events ?? [], change.session.events) },
    },
  };
}

function changeOf<Item>(before: readonly Item[], after: readonly Item[]): ListChange<Item> {
  const [first] = after;
  const skipped = first === undefined ? 0 : Math.max(0, before.indexOf(first));
  const differs = after.findIndex((item, index) => item !== before[skipped + index]);
  const kept = differs < 0 ? after.length : differs;
  return { skipped, kept, added: after.slice(kept) };
}

function changed<Item>(before: readonly Item[], { skipped, kept, added }: ListChange<Item>): readonly Item[] {
  return [...before.slice(skipped, skipped + kept), ...added];
}
