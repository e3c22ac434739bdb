import type { EntryChange } from './changes';
import { isLoss } from './changes';
import type { Entries } from './slice';
import type { SliceName } from './stored';
import { sliceNamed } from './stored';

type Log = readonly { readonly changes: readonly EntryChange[] }[];

/** Names of the pieces under a key: as they were added, or by number those that are older than the log. */
export function piecesOf({ entries, log }: { readonly entries: Entries; readonly log: Log }, key: string) {
  const changes = log.flatMap((write) => write.changes).filter((change) => change.key === key);
  const named = (isGone: boolean) =>
    changes.flatMap((change) => (isLoss(change) === isGone && change.pieces ? change.pieces : []));
  const gone = named(true);
  const count = Number(entries.get(key) ?? 0);
  const older = Array.from({ length: count + gone.length }, (_, index) => String(index));
  return [...new Set([...named(false), ...older])].filter((name) => !gone.includes(name)).slice(0, count);
}

interface Naming {
  /** The pieces of a key that have just left a list. */
  readonly leaving: (slice: SliceName, key: string) => readonly string[];
  /** The name of what comes from no list. */
  readonly news: string;
}

/** A change with names of the pieces that come or go: those of a move are named after what they were in the list they left. */
export function withPieces(slice: SliceName, change: EntryChange, { leaving, news }: Naming): EntryChange {
  if (change.do === 'put' || !sliceNamed(slice).isCounted) {
    return change;
  }
  if (change.do === 'drop' || change.by < 0) {
    return { ...change, pieces: leaving(slice, change.key) };
  }
  const moved = leaving(slice === 'cart' ? 'savedForLater' : 'cart', change.key);
  const pieces = Array.from({ length: change.by }, (_, index) =>
    index in moved ? `>${moved[index]}` : `${news} ${index}`,
  );
  return { ...change, pieces };
}

/** What is left to do of changes: a piece is added once and taken away once, whichever tabs did it. */
export function notYetDone(changes: readonly EntryChange[], log: Log): readonly EntryChange[] {
  const namesIn = (change: EntryChange) =>
    (change.pieces ?? []).map((piece) => [isLoss(change), change.key, piece].join(' '));
  const done = new Set(log.flatMap((write) => write.changes.flatMap(namesIn)));
  return changes.map((change) => {
    if (!change.pieces) {
      return change;
    }
    const { length } = namesIn(change).filter((name) => !done.has(name) && done.add(name));
    return change.do === 'drop' ? { ...change, was: length } : { ...change, by: isLoss(change) ? -length : length };
  });
}
