import * as v from 'valibot';

import type { EntryChange } from './changes';
import { withChanges } from './changes';
import { checked } from './entries';
import { notYetDone } from './pieces';
import { finite, pieces, whole } from './reading';
import type { Entries, Stocked } from './slice';
import type { SliceName } from './stored';

/** One write of one tab. */
export interface Write {
  readonly tab: string;
  /** Greater than the number of every write this tab knew. */
  readonly n: number;
  /** In ms since 1970. */
  readonly at: number;
  readonly changes: readonly EntryChange[];
}

/** A slice with the log of its latest writes. */
export interface Kept {
  readonly entries: Entries;
  readonly log: readonly Write[];
}

interface Surroundings {
  readonly slice: SliceName;
  readonly products: readonly Stocked[];
  readonly now: number;
}

/** Missing writes are repeated only while they are younger than this. */
const REPEAT_WINDOW_MS = 10_000;

/** Longer than REPEAT_WINDOW_MS, so that a write that has been applied never seems missing. */
const LOG_WINDOW_MS = 30_000;

/** No shopper writes more in half a minute. */
const MAX_WRITES = 200;

/** Of each change only what its kind needs is read; what is not there changes nothing. */
export const logSchema = v.array(
  v.object({
    tab: v.string(),
    n: whole,
    at: finite,
    changes: v.array(
      v.object({
        do: v.picklist(['put', 'add', 'drop']),
        key: v.string(),
        value: v.optional(v.unknown()),
        isNew: v.optional(v.boolean()),
        was: v.optional(finite, 0),
        by: v.optional(finite, 0),
        pieces,
        before: v.optional(v.unknown()),
        after: v.optional(v.unknown()),
      }),
    ),
  }),
);

/**
 * Merges what two tabs made of a slice. Storage is not atomic: of two tabs that write at the same time, one overwrites
 * the other unseen. The log says which writes are included; whoever notices repeats the missing ones. Tabs with the
 * same writes in different orders agree on one of the two outcomes.
 */
export function merged(mine: Kept, theirs: Kept, { slice, products, now }: Surroundings): Kept {
  const missingThere = missingIn(theirs, mine);
  const missingHere = missingIn(mine, theirs);
  if (missingHere.length === 0) {
    return missingThere.length === 0 && isBefore(theirs, mine) ? { ...theirs, log: mine.log } : mine;
  }
  const repeated = missingThere.filter((write) => isYoung(write, now) && write.changes.length > 0);
  // Only the tab itself may know what it has written.
  const log = theirs.log.map((write) => mine.log.find(({ tab, n }) => tab === write.tab && n === write.n) ?? write);
  if (repeated.length === 0) {
    return { ...theirs, log: latest(log, now) };
  }
  const changes = notYetDone(
    repeated.flatMap((write) => write.changes),
    theirs.log,
  );
  return {
    entries: checked(slice, withChanges(slice, theirs.entries, changes), products),
    log: latest([...log, ...repeated], now),
  };
}

/** Adds a write; drops what it makes superfluous of the same tab. */
export function withWrite({ entries, log }: Kept, write: Write): Kept {
  return {
    entries,
    log: latest([...log.filter((earlier) => !isReplaced(earlier, write)), write], write.at),
  };
}

/** Without writes that can no longer seem missing anywhere, whichever tab has made them. */
function latest(log: readonly Write[], now: number): readonly Write[] {
  return log.filter(({ at }) => Math.abs(now - at) < LOG_WINDOW_MS).slice(-MAX_WRITES);
}

/** A number greater than that of every write that is logged. */
export function nextNumber({ log }: Kept): number {
  return 1 + Math.max(0, ...log.map(({ n }) => n));
}

/** True if the latest write may still have to be repeated. */
export function isRecent({ log }: Kept, now: number): boolean {
  return log.some((write) => isYoung(write, now));
}

/** True of what may still be missing in another tab. */
export function isYoung({ at }: { readonly at: number }, now: number): boolean {
  return Math.abs(now - at) < REPEAT_WINDOW_MS;
}

function missingIn({ log }: Kept, { log: other }: Kept): readonly Write[] {
  return other.filter(({ tab, n }) => log.every((write) => write.tab !== tab || write.n < n));
}

function isBefore(one: Kept, other: Kept): boolean {
  return JSON.stringify([...one.entries]) < JSON.stringify([...other.entries]);
}

/** An addition removed by the same tab leaves no copy in the log. */
function isReplaced(earlier: Write, { tab, changes }: Write): boolean {
  return (
    earlier.tab === tab &&
    earlier.changes.every(
      (old) => old.do === 'put' && changes.some((change) => change.do === 'drop' && change.key === old.key),
    )
  );
}
