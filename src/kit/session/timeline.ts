import type { Session, SessionEntry } from './session';
import { endOf, isTime } from './session';

/** A point on a timeline: what has happened up to it, and the moment in ms. */
export interface Point {
  readonly session: Session;
  readonly until: number;
}

/**
 * What has happened so far, and what happened after it before somebody went back. Time that passes on the way there leads
 * nowhere else; it stands on the timeline as it has passed now.
 */
export function timelineAfter(timeline: Session | undefined, reported: Session): Session {
  const ahead = timeline && aheadOf(timeline, reported);
  return timeline && ahead && ahead.length > 0 ? { ...reported, events: [...reported.events, ...ahead] } : reported;
}

/** The point right after the first so many events. */
export function pointAfter(timeline: Session, count: number): Point {
  const session = { ...timeline, events: timeline.events.slice(0, Math.max(0, count)) };
  return { session, until: endOf(session) };
}

/** The point of a moment, after everything that happened at it. */
export function pointAt(timeline: Session, until: number): Point {
  return { session: { ...timeline, events: timeline.events.filter(({ at }) => at <= until) }, until };
}

/** What happened to the shop, without the time that passed in between. */
export function happenings({ events }: Session): readonly SessionEntry[] {
  return events.filter((entry) => !isTime(entry));
}

/** What of a timeline lies ahead of a session; undefined when the session is not how the timeline begins. */
function aheadOf(timeline: Session, reported: Session): readonly SessionEntry[] | undefined {
  const [past, whole] = [happenings(reported), happenings(timeline)];
  const [end, next] = [endOf(reported), whole[past.length]];
  const isBeginning =
    timeline.path === reported.path &&
    past.length <= whole.length &&
    past.every((entry, index) => isSame(entry, whole[index])) &&
    (next === undefined || next.at >= end);
  if (!isBeginning) {
    return undefined;
  }
  const latest = past.length === 0 ? undefined : whole[past.length - 1];
  const begin = latest === undefined ? 0 : timeline.events.indexOf(latest) + 1;
  return timeline.events.slice(begin).filter((entry) => !isTime(entry) || entry.at > end);
}

function isSame(one: SessionEntry, other: SessionEntry | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
