import type { Session, SessionEntry } from './session';
import { endOf, isTime } from './session';

/** A point on a timeline: what has happened up to it, and the moment in ms. */
export interface TimelinePoint {
  readonly session: Session;
  readonly until: number;
  /** Also what lies ahead of it; undefined where nothing does. */
  readonly whole?: Session | undefined;
}

/** True of what leads nowhere else where it happens after a step back. */
type IsAside = (entry: SessionEntry) => boolean;

/**
 * What has happened so far, and what happened after it before somebody went back. Time that passes on the way there leads
 * nowhere else, nor do events that are none of a visitor; they stand on the timeline as they have happened now.
 */
export function timelineAfter(timeline: Session | undefined, reported: Session, isAside: IsAside = isTime): Session {
  const ahead = timeline && aheadOf(timeline, reported, isAside);
  return timeline && ahead && ahead.length > 0 ? { ...timeline, events: [...reported.events, ...ahead] } : reported;
}

/** The point right after the first so many events. */
export function pointAfter(timeline: Session, count: number): TimelinePoint {
  const session = { ...timeline, events: timeline.events.slice(0, Math.max(0, count)) };
  return { session, until: endOf(session) };
}

/** The point of a moment, after everything that happened at it. */
export function pointAt(timeline: Session, until: number): TimelinePoint {
  return { session: { ...timeline, events: timeline.events.filter(({ at }) => at <= until) }, until };
}

/** What happened to the shop, without the time that passed in between, or whatever else is beside the point. */
export function happenings({ events }: Session, isAside: IsAside = isTime): readonly SessionEntry[] {
  return events.filter((entry) => !isAside(entry));
}

/** What of a timeline lies ahead of a session; undefined when the session is not how the timeline begins. */
function aheadOf(timeline: Session, reported: Session, isAside: IsAside): readonly SessionEntry[] | undefined {
  const [past, whole] = [happenings(reported, isAside), happenings(timeline, isAside)];
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
  return timeline.events
    .slice(begin)
    .filter((entry) => (isTime(entry) ? entry.at > end : !isAside(entry) || !isIn(reported, entry)));
}

function isIn({ events }: Session, entry: SessionEntry): boolean {
  return events.some((each) => isSame(each, entry));
}

function isSame(one: SessionEntry, other: SessionEntry | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
