import * as v from 'valibot';

import type { Product } from '#domain/product';

import type { Change } from './changes';
import { withChanges } from './changes';
import { soundEntries } from './entries';
import type { Entries } from './slice';
import type { SliceName } from './stored';
import { sliceNamed } from './stored';

/** What one tab wrote at one moment. */
export interface Write {
  readonly tab: string;
  /** Greater than that of every write the tab had heard of. */
  readonly n: number;
  /** In ms since 1970. */
  readonly at: number;
  readonly changes: readonly Change[];
}

/** A slice, and the latest writes that are in it. */
export interface Kept {
  readonly entries: Entries;
  readonly log: readonly Write[];
}

interface Surroundings {
  readonly slice: SliceName;
  readonly products: readonly Product[];
  readonly now: number;
}

/** A write that is missing on the device is done again only while it is as young as this. */
const REPEATED_MS = 10_000;

/** Writes stay in the log for longer than they are repeated, so that none that is done already is taken for missing. */
const LOGGED_MS = 30_000;

/** More than that in half a minute is no shopper. */
const MOST_WRITES = 200;

const place = v.optional(v.nullable(v.string()));

export const logSchema = v.array(
  v.object({
    tab: v.string(),
    n: v.pipe(v.number(), v.safeInteger()),
    at: v.pipe(v.number(), v.finite()),
    changes: v.array(
      v.variant('do', [
        v.object({
          do: v.literal('put'),
          key: v.string(),
          value: v.unknown(),
          isNew: v.optional(v.boolean()),
          after: place,
        }),
        v.object({ do: v.literal('add'), key: v.string(), by: v.pipe(v.number(), v.finite()), after: place }),
        v.object({ do: v.literal('drop'), key: v.string(), was: v.pipe(v.number(), v.finite()) }),
      ]),
    ),
  }),
);

/**
 * One slice out of what two tabs made of it. Storage is not atomic: of two tabs that write at once, one overwrites the other
 * without having seen it. The log tells which writes are in, and what is missing is done again, by whoever notices. Tabs that
 * know the same writes in different orders agree on one of the two outcomes.
 */
export function merged(mine: Kept, theirs: Kept, { slice, products, now }: Surroundings): Kept {
  const missingThere = missingIn(theirs, mine);
  const missingHere = missingIn(mine, theirs);
  if (missingHere.length === 0) {
    return missingThere.length === 0 && isBefore(theirs, mine) ? theirs : mine;
  }
  const repeated = missingThere.filter((write) => isYoung(write, now));
  if (repeated.length === 0) {
    return theirs;
  }
  const changes = repeated.flatMap((write) => write.changes);
  return {
    entries: soundEntries(slice, sliceNamed(slice).dataOf(withChanges(slice, theirs.entries, changes)), products),
    log: [...theirs.log, ...repeated],
  };
}

/** With one more write, which may make earlier ones of the same tab superfluous; long settled ones are forgotten. */
export function withWrite({ entries, log }: Kept, write: Write): Kept {
  return {
    entries,
    log: [...log.filter((earlier) => !isReplaced(earlier, write) && write.at - earlier.at < LOGGED_MS), write].slice(
      -MOST_WRITES,
    ),
  };
}

/** The number for the next write. */
export function nextNumber({ log }: Kept): number {
  return 1 + Math.max(0, ...log.map(({ n }) => n));
}

/** Whether the latest write is young enough to be repeated where it is missing. */
export function isRecent({ log }: Kept, now: number): boolean {
  return log.some((write) => isYoung(write, now));
}

function isYoung({ at }: Write, now: number): boolean {
  return Math.abs(now - at) < REPEATED_MS;
}

function missingIn({ log }: Kept, { log: other }: Kept): readonly Write[] {
  return other.filter(({ tab, n }) => log.every((write) => write.tab !== tab || write.n < n));
}

function isBefore(one: Kept, other: Kept): boolean {
  return JSON.stringify([...one.entries]) < JSON.stringify([...other.entries]);
}

/** What was added and is removed by the same tab leaves no copy of itself behind. */
function isReplaced(earlier: Write, { tab, changes }: Write): boolean {
  return (
    earlier.tab === tab &&
    earlier.changes.every(
      (old) => old.do === 'put' && changes.some((change) => change.do === 'drop' && change.key === old.key),
    )
  );
}
