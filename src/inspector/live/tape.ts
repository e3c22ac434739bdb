import type { Session, SessionEntry } from '../session/session';
import { endOf } from '../session/session';

/** A place on a tape: what has happened up to it, and the moment in ms. */
export interface Place {
  readonly session: Session;
  readonly until: number;
}

/** What has happened so far, and what happened after it before somebody went back. */
export function tapeAfter(tape: Session | undefined, reported: Session): Session {
  return tape && begins(reported, tape) ? tape : reported;
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

/** Whether one session is how another one begins. */
function begins(one: Session, other: Session): boolean {
  return (
    one.path === other.path &&
    one.events.length <= other.events.length &&
    one.events.every((entry, index) => isSame(entry, other.events[index]))
  );
}

function isSame(one: SessionEntry, other: SessionEntry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
