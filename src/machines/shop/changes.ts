import { isSame, withFreeKey } from './entries';
import { isRecord } from './reading';
import type { Entries, Pair } from './slice';
import type { SliceName } from './stored';
import { sliceNamed } from './stored';

/** A change of one element by a tab. `after` is the key behind which it was inserted; undefined for the first. */
export type EntryChange =
  | {
      readonly do: 'put';
      readonly pieces?: undefined;
      readonly key: string;
      readonly value: unknown;
      readonly isNew?: boolean | undefined;
      /** Of the value before. */
      readonly was?: number | undefined;
      /** The value before, where tabs may change its fields at once. */
      readonly before?: unknown;
      readonly after?: string | null | undefined;
    }
  | {
      readonly do: 'add';
      readonly key: string;
      readonly by: number;
      /** Names of the pieces: a move between lists gives them the same ones in every tab. */
      readonly pieces?: readonly string[] | undefined;
      readonly after?: string | null | undefined;
    }
  | {
      readonly do: 'drop';
      readonly key: string;
      readonly was: number;
      readonly pieces?: readonly string[] | undefined;
    };

/** The changes from one set of entries to another. */
export function changesBetween(slice: SliceName, before: Entries, now: Entries): readonly EntryChange[] {
  const dropped = [...before].filter(([key]) => !now.has(key));
  const changes: EntryChange[] = dropped.map(([key, was]) => ({ do: 'drop', key, was: fingerprint(slice, was) }));
  let order = [...before.keys()].filter((key) => now.has(key));
  let previous: string | null = null;
  for (const [index, [key, value]] of [...now].entries()) {
    const after = order[index] === key ? undefined : previous;
    if (after !== undefined) {
      order = order.filter((other) => other !== key).toSpliced(index, 0, key);
    }
    const place = after === undefined ? {} : { after };
    const was = before.get(key);
    if (after !== undefined || !isSame(was, value)) {
      changes.push(
        sliceNamed(slice).isCounted
          ? { do: 'add', key, by: Number(value) - Number(was ?? 0), ...place }
          : {
              do: 'put',
              key,
              value,
              ...(before.has(key) ? { was: fingerprint(slice, was) } : { isNew: true }),
              ...(sliceNamed(slice).hasFields && { before: was }),
              ...place,
            },
      );
    }
    previous = key;
  }
  return changes;
}

/** True if a slice has less after it. */
export function isLoss(change: EntryChange): boolean {
  return change.do === 'drop' || (change.do === 'add' && change.by < 0);
}

/**
 * Applies a tab's changes to other entries: additions add up, a removal takes away what was seen, and a change restores
 * what was removed meanwhile. A new element whose key is taken gets a new one, and is found by its value from then on:
 * the tab that made it may not know yet.
 */
export function withChanges(slice: SliceName, entries: Entries, changes: readonly EntryChange[]): Entries {
  let pairs: readonly Pair[] = [...entries];
  for (const change of changes) {
    const key = keyOf(slice, pairs, change);
    const found = pairs.find(([other]) => other === key)?.[1];
    switch (change.do) {
      case 'drop':
        pairs = withDrop(slice, pairs, key, found, change.was);
        break;
      case 'add':
        pairs = withAdded(pairs, key, found, change);
        break;
      case 'put': {
        const isOne = isSame(found, change.value) || isMadeTwice(slice, found, change.value);
        const isTaken = change.isNew === true && found !== undefined && !isOne;
        const free = isTaken ? withFreeKey(slice, change.value, new Map(pairs)) : undefined;
        const now = joined(found, change, sliceNamed(slice).hasFields);
        const value = key === change.key ? now : sliceNamed(slice).withKey?.(now, key);
        const isThere = change.isNew === true && isOne;
        pairs = isThere ? pairs : withPair(pairs, free ?? [key, value], change.after);
      }
    }
  }
  return new Map(pairs);
}

/** An element with what another tab has changed of it: fields, some of them together, and elements of its lists. */
function joined(
  found: unknown,
  { before, value }: EntryChange & { do: 'put' },
  together: readonly string[] = [],
): unknown {
  if (!isRecord(found) || !isRecord(before) || !isRecord(value)) {
    return value;
  }
  const isKept = together.every((name) => isSame(before[name], value[name]));
  const merged = Object.keys({ ...found, ...value }).map((name) => {
    const [here, was, now] = [found[name], before[name], value[name]];
    if (together.includes(name)) {
      return [name, isKept ? here : now];
    }
    const isList = Array.isArray(here) && Array.isArray(now);
    const others = isList ? here.filter((one) => ![was].flat().some((other) => isSame(one, other))) : [];
    return [name, isSame(was, now) ? here : isList ? [...now, ...others] : now];
  });
  return Object.fromEntries(merged);
}

/** Tabs that are pressed at once know nothing of each other for some tenths of a second. */
const AT_ONCE_MS = 2000;

/** True of elements that were made in two tabs at once: all of them is the same, but for the moment. */
function isMadeTwice(slice: SliceName, found: unknown, value: unknown): boolean {
  const { madeAt } = sliceNamed(slice);
  if (madeAt === undefined || !isRecord(found) || !isRecord(value)) {
    return false;
  }
  const isAtOnce = Math.abs(Number(found[madeAt]) - Number(value[madeAt])) < AT_ONCE_MS;
  return isAtOnce && isSame({ ...found, [madeAt]: 0 }, { ...value, [madeAt]: 0 });
}

/** The key by which a changed element is listed here. */
function keyOf(slice: SliceName, pairs: readonly Pair[], change: EntryChange): string {
  const { key } = change;
  const was = change.do === 'add' ? undefined : change.was;
  if (was === undefined || sliceNamed(slice).freeKey === undefined) {
    return key;
  }
  const listed = pairs.filter(([other]) => other === key);
  return [...listed, ...pairs].find(([, value]) => fingerprint(slice, value) === was)?.[0] ?? key;
}

function withDrop(slice: SliceName, pairs: readonly Pair[], key: string, found: unknown, was: number) {
  if (sliceNamed(slice).isCounted && Number(found) > was) {
    return withPair(pairs, [key, Number(found) - was], undefined);
  }
  return sliceNamed(slice).isCounted || fingerprint(slice, found) === was
    ? pairs.filter(([other]) => other !== key)
    : pairs;
}

function withAdded(
  pairs: readonly Pair[],
  key: string,
  found: unknown,
  { by, after }: Pick<EntryChange & { do: 'add' }, 'by' | 'after'>,
) {
  const total = Number(found ?? 0) + by;
  return total > 0 ? withPair(pairs, [key, total], after) : pairs.filter(([other]) => other !== key);
}

/** Inserts a pair: at its key, else behind another one, else last. */
function withPair(pairs: readonly Pair[], pair: Pair, after: string | null | undefined): readonly Pair[] {
  const [key] = pair;
  if (after === undefined && pairs.some(([other]) => other === key)) {
    return pairs.map((other) => (other[0] === key ? pair : other));
  }
  const others = pairs.filter(([other]) => other !== key);
  const place = others.findIndex(([other]) => other === after);
  return others.toSpliced(after === null ? 0 : place < 0 ? others.length : place + 1, 0, pair);
}

/**
 * A value is logged without a copy: as a number of pieces, or as a hash (FNV-1a) of what other tabs' writes leave as it
 * is, which neither its key nor being the Default is.
 */
function fingerprint(slice: SliceName, value: unknown): number {
  if (sliceNamed(slice).isCounted) {
    return Number(value);
  }
  const [, lasting] = withFreeKey(slice, value, new Map()) ?? [undefined, value];
  const text = JSON.stringify(lasting ?? null, lastingPart);
  return [...text].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );
}

/** Without the Default; an object read from storage may have its fields in another order. */
function lastingPart(name: string, part: unknown): unknown {
  if (name === 'isDefault') {
    return undefined;
  }
  return isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted()) : part;
}
