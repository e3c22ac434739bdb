import * as v from 'valibot';

import { SLICE_NAMES, packed, unpacked } from '#machines/shop/stored';
import type { Stored } from '#machines/shop/stored';

const VERSION = 1;

const wholeMs = v.pipe(v.number(), v.minValue(0));

const sessionSchema = v.object({
  v: v.literal(VERSION),
  world: v.object({
    seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
    now: v.pipe(v.number(), v.integer()),
    stored: v.record(v.string(), v.unknown()),
  }),
  path: v.pipe(v.string(), v.startsWith('/')),
  events: v.array(
    v.object({ at: wholeMs, to: v.pipe(v.string(), v.minLength(1)), event: v.looseObject({ type: v.string() }) }),
  ),
});

/** Something that happened to the shop from outside. */
export interface SessionEntry {
  /** Milliseconds since the session began. */
  readonly at: number;
  /** The address of the actor that was told. */
  readonly to: string;
  readonly event: { readonly type: string };
}

/** What was there before anything happened. */
interface SessionWorld {
  /** The chance of the visit. */
  readonly seed: number;
  /** When the session began, in ms since 1970. */
  readonly now: number;
  /** What was kept on the device. */
  readonly stored: Stored;
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

/** When the last of it happened, in ms since it began. */
export function endOf({ events }: Session): number {
  return events.at(-1)?.at ?? 0;
}

/** Reads a session that was written as JSON. Throws an Error that names the first place that is wrong. */
export function parseSession(text: string): Session {
  const result = v.safeParse(sessionSchema, fromJson(text));
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
  return { ...rest, world: { ...world, stored: soundSlices(world.stored) }, events };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is no session of the shop: it is not JSON.');
  }
}

/** As on a device: a slice that is garbage was never kept. */
function soundSlices(stored: Readonly<Record<string, unknown>>): Stored {
  return SLICE_NAMES.reduce<Stored>((sound, name) => ({ ...sound, ...unpacked(name, packed(stored[name])) }), {});
}
