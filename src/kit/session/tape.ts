import type { Session, SessionEntry } from './session';
import { endOf, isTime } from './session';

/** A place on a tape: what has happened up to it, and the moment in ms. */
export interface Place {
  readonly session: Session;
  readonly until: number;
}

/**
 * What has happened so far, and what happened after it before somebody went back. Time that passes on the way there leads
 * nowhere else; it stands on the tape as it has passed now.
 */
export function tapeAfter(tape: Session | undefined, reported: Session): Session {
  const ahead = tape && aheadOf(tape, reported);
  return tape && ahead && ahead.length > 0 ? { ...reported, events: [...reported.events, ...ahead] } : reported;
}

/** The place right after the first so many events. */
export function placeAfter(tape: Session, count: number): Place {
  const session = { ...tape, events: tape.events.slice(0, Math.max(0, count)) };
  return { session, until: endOf(session) };
}

/** The place of a moment, after everything that happened at it. */
export function placeAt(tape: Session, until: number): Place {
  return { session: { ...tape, events: tape.events.filter(({ at }) => at <= until) }, until };
}

/** What happened to the shop, without the time that passed in between. */
export function happenings({ events }: Session): readonly SessionEntry[] {
  return events.filter((entry) => !isTime(entry));
}

/** What of a tape lies ahead of a session; undefined when the session is not how the tape begins. */
function aheadOf(tape: Session, reported: Session): readonly SessionEntry[] | undefined {
  const [past, whole] = [happenings(reported), happenings(tape)];
  const [end, next] = [endOf(reported), whole[past.length]];
  const isBeginning =
    tape.path === reported.path &&
    past.length <= whole.length &&
    past.every((entry, index) => isSame(entry, whole[index])) &&
    (next === undefined || next.at >= end);
  if (!isBeginning) {
    return undefined;
  }
  const latest = past.length === 0 ? undefined : whole[past.length - 1];
  const begin = latest === undefined ? 0 : tape.events.indexOf(latest) + 1;
  return tape.events.slice(begin).filter((entry) => !isTime(entry) || entry.at > end);
}

function isSame(one: SessionEntry, other: SessionEntry | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
