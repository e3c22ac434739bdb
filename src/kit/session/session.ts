import * as v from 'valibot';

const VERSION = 2;

/** Sessions of version 1 hold no moments: they end with their last event. */
const VERSIONS = [1, VERSION] as const;

/** A visit of ten years; what is later is no time that a clock could be asked for. */
const LONGEST_MS = 10 * 366 * 24 * 60 * 60 * 1000;

/** The furthest moment of a Date, less the longest visit. */
const LATEST_MS = 8.64e15 - LONGEST_MS;

const sinceBegun = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS));

const sessionSchema = v.object({
  v: v.picklist(VERSIONS),
  world: v.object({
    seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
    now: v.pipe(v.number(), v.integer(), v.minValue(-LATEST_MS), v.maxValue(LATEST_MS)),
    stored: v.record(v.string(), v.unknown()),
  }),
  path: v.pipe(v.string(), v.startsWith('/')),
  events: v.array(
    v.object({ at: sinceBegun, to: v.pipe(v.string(), v.minLength(1)), event: v.looseObject({ type: v.string() }) }),
  ),
});

/** Something that happened to the shop from outside, or time that passed. */
export interface SessionEntry {
  /** Milliseconds since the session began. */
  readonly at: number;
  /** The address of the actor that was told; `clock`, where only time has passed. */
  readonly to: string;
  readonly event: { readonly type: string };
}

/** What was there before anything happened. */
export interface SessionWorld {
  /** The random seed of the visit. */
  readonly seed: number;
  /** When the session began, in ms since 1970. */
  readonly now: number;
  /** What was kept on the device, by slice; not judged yet. */
  readonly stored: Readonly<Record<string, unknown>>;
}

/** A visit as a list of outside events and times: enough to live it again (docs/decisions/050). */
export interface Session {
  readonly v: typeof VERSION;
  readonly world: SessionWorld;
  /** The path and query on which the shop was opened. */
  readonly path: string;
  readonly events: readonly SessionEntry[];
}

/** A session in which nothing has happened. */
export function emptySession(path: string, world: SessionWorld): Session {
  return { v: VERSION, world, path, events: [] };
}

/** Time that has passed up to a moment, so that it can be stood on and gone back over. */
export function timePassed(at: number): SessionEntry {
  return { at, to: 'clock', event: { type: 'time.passed' } };
}

/** Whether nothing happened but that time passed. */
export function isTime({ to, event }: SessionEntry): boolean {
  return to === 'clock' && event.type === 'time.passed';
}

/** When the last of it happened, in ms since it began. */
export function endOf({ events }: Session): number {
  return events.at(-1)?.at ?? 0;
}

/** Reads a session that was written as JSON. Throws an Error that names the first place that is wrong. */
export function parseSession(text: string): Session {
  const written = fromJson(text);
  if (versionOf(written) > VERSION) {
    throw new Error(
      `This session was written by a newer version of the statecharts (${versionOf(written)}, this one reads ${VERSION}).`,
    );
  }
  const result = v.safeParse(sessionSchema, written);
  if (!result.success) {
    const [issue] = result.issues;
    const place = v.getDotPath(issue);
    throw new Error(`This is no session of the shop: ${place === null ? '' : `${place}: `}${issue.message}.`);
  }
  const { world, events, ...rest } = result.output;
  const late = events.findIndex(({ at }, index) => at < (events[index - 1]?.at ?? 0));
  if (late >= 0) {
    throw new Error(`This is no session of the shop: events.${late}.at: earlier than the event before it.`);
  }
  return { ...rest, v: VERSION, world, events };
}

function versionOf(written: unknown): number {
  return typeof written === 'object' && written !== null && 'v' in written && typeof written.v === 'number'
    ? written.v
    : VERSION;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is no session of the shop: a part of the link is missing or changed.');
  }
}
