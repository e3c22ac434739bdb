import type { CartLine } from '#domain/cart-line';
import type { Removed } from '#machines/recently-removed/messages';

import type { EntryChange } from './changes';
import { changesBetween, isLoss } from './changes';
import type { Entries } from './slice';
import type { SliceName } from './stored';
import { sliceNamed } from './stored';

type Log = readonly { readonly changes: readonly EntryChange[] }[];

/** A removal as it is stored: of lines, if it has pieces. */
interface StoredRemoval extends Pick<Removed, 'at' | 'by' | 'pieces'> {
  readonly putBack: { readonly to: SliceName; readonly messages: readonly { readonly item?: CartLine }[] };
}

/** Names of the pieces under a key: as they were added, or by number those that are older than the log. */
export function piecesOf(
  slice: SliceName,
  { entries, log }: { readonly entries: Entries; readonly log: Log },
  key: string,
): readonly string[] {
  const changes = log.flatMap((write) => write.changes).filter((change) => change.key === key);
  const gone = namesIn(changes.filter(isLoss));
  const added = namesIn(changes.filter((change) => !isLoss(change)));
  const count = Number(entries.get(key) ?? 0);
  const older = Array.from({ length: count + gone.size }, (_, index) => `${slice} ${index} ${key}`);
  return [...new Set([...added, ...older])].filter((name) => !gone.has(name)).slice(0, count);
}

/** What a tab has done with the pieces of a key in a place, since it last looked. */
export interface Moved {
  /** Names of those that have left. */
  readonly gone: readonly string[];
  /** True if some have come. */
  readonly isMore: boolean;
}

interface Naming {
  readonly moved: (slice: SliceName, key: string) => Moved;
  /** The write. */
  readonly by: string;
  /** The name of what comes from nowhere. */
  readonly news: string;
}

/**
 * A change with names of the pieces that come or go. What is moved is named `>` and its name in the list that it left, what is
 * put back `<` and its name before. Pieces that are moved or removed are dropped; only of a lower quantity they are less.
 */
export function withPieces(slice: SliceName, change: EntryChange, { moved, by, news }: Naming): EntryChange {
  const { key } = change;
  if (change.do === 'put') {
    const { putBack } = change.value as StoredRemoval;
    const pieces =
      slice === 'recentlyRemoved' && change.isNew
        ? putBack.messages.flatMap(({ item }) => moved(putBack.to, String(item?.productId)).gone)
        : [];
    return pieces.length > 0 ? { ...change, value: { ...(change.value as object), by, pieces } } : change;
  }
  if (!sliceNamed(slice).isCounted) {
    return change;
  }
  const [list, removals] = [moved(slice === 'cart' ? 'savedForLater' : 'cart', key), moved('recentlyRemoved', key)];
  if (change.do === 'drop' || change.by < 0) {
    const { gone: pieces } = moved(slice, key);
    return change.do === 'add' && (list.isMore || removals.isMore)
      ? { do: 'drop', key, was: -change.by, pieces }
      : { ...change, pieces };
  }
  const known = [...list.gone.map((name) => `>${name}`), ...removals.gone.map((name) => `<${name}`)];
  const pieces = Array.from({ length: change.by }, (_, index) => known[index] ?? `${news} ${index} ${key}`);
  return { ...change, pieces };
}

/** What is left to do of changes: a piece is added once and taken away once, whichever tabs did it. */
export function notYetDone(changes: readonly EntryChange[], log: Log): readonly EntryChange[] {
  const namesOf = (change: EntryChange) =>
    (change.pieces ?? []).map((piece) => [isLoss(change), change.key, piece].join(' '));
  const done = new Set(log.flatMap((write) => write.changes.flatMap(namesOf)));
  return changes.map((change) => {
    if (!change.pieces) {
      return change;
    }
    const { length } = namesOf(change).filter((name) => !done.has(name) && done.add(name));
    return change.do === 'drop' ? { ...change, was: length } : { ...change, by: isLoss(change) ? -length : length };
  });
}

/**
 * The changes that take away what tabs have made of one piece in the same moment, by the latest changes in all places: it
 * is gone where one has lowered the quantity; it is where one has moved it, and not put back as well; of a removal it is
 * offered once, and while it is in no list.
 */
export function withoutDoubles(
  slice: SliceName,
  kept: { readonly entries: Entries; readonly log: Log },
  latest: readonly EntryChange[],
  isYoung: (removal: { readonly at: number }) => boolean,
): readonly EntryChange[] {
  const added = namesIn(latest.filter((change) => !isLoss(change)));
  const less = namesIn(latest.filter((change) => change.do === 'add' && isLoss(change)));
  const isGone = (name: string): boolean => {
    const before = name.slice(1);
    const isBack = name.startsWith('<');
    return (
      less.has(name) ||
      (isBack && added.has(`>${before}`)) ||
      ((isBack || name.startsWith('>')) && added.has(name) && isGone(before))
    );
  };
  if (sliceNamed(slice).isCounted) {
    return [...kept.entries.keys()].flatMap((key) => {
      const pieces = piecesOf(slice, kept, key).filter(isGone);
      return pieces.length > 0 ? [{ do: 'drop', key, was: pieces.length, pieces }] : [];
    });
  }
  if (slice !== 'recentlyRemoved') {
    return [];
  }
  const removals = [...kept.entries] as readonly (readonly [key: string, StoredRemoval])[];
  const offered = removals.flatMap(([at, removal]) => {
    const { by = '', pieces = [], putBack } = removal;
    const isLost = (name: string) =>
      isGone(name) ||
      added.has(`<${name}`) ||
      added.has(`>${name}`) ||
      removals.some(([, other]) => (other.by ?? by) < by && other.pieces?.includes(name));
    const lost = isYoung(removal) ? pieces.filter(isLost) : [];
    if (lost.length === 0) {
      return [[at, removal] as const];
    }
    const messages = putBack.messages.flatMap((message) => {
      const { productId, qty } = message.item as CartLine;
      const left = qty - lost.filter(isOf(productId)).length;
      return left > 0 ? [{ ...message, item: { productId, qty: left } }] : [];
    });
    const left = {
      ...removal,
      pieces: pieces.filter((name) => !lost.includes(name)),
      putBack: { ...putBack, messages },
    };
    return messages.length > 0 ? [[at, left] as const] : [];
  });
  return changesBetween(slice, kept.entries, new Map(offered));
}

function namesIn(changes: readonly EntryChange[]): ReadonlySet<string> {
  return new Set(changes.flatMap(({ pieces = [] }) => pieces));
}

/** True of the pieces of a product. */
export function isOf(key: number | string): (name: string) => boolean {
  return (name) => name.endsWith(` ${key}`);
}
