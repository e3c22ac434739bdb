import { clampQuantity } from '#domain/quantity';

import type { Entries, Pair, Stocked } from './slice';
import type { SliceName } from './stored';
import { sliceNamed } from './stored';

/** The elements of a slice by key; duplicates are dropped, different elements with the same key get a new one. */
export function entriesOf(slice: SliceName, data: unknown): Entries {
  const { isCounted } = sliceNamed(slice);
  const pairs = data === undefined ? [] : sliceNamed(slice).pairsOf(data);
  const entries = new Map<string, unknown>();
  for (const [key, value] of pairs) {
    const listed = entries.get(key);
    if (listed === undefined || isSame(listed, value) || isCounted) {
      entries.set(key, listed !== undefined && isCounted ? Number(listed) + Number(value) : value);
    } else {
      entries.set(...(withFreeKey(slice, value, new Map([...pairs, ...entries])) ?? [key, value]));
    }
  }
  return entries;
}

/** Valid elements: of a known kind, within bounds, and not too many. */
export function validEntries(slice: SliceName, written: unknown, products: readonly Stocked[]): Entries {
  const { isCounted, most, read, withOnePreferred } = sliceNamed(slice);
  const { data } = read(written, products);
  const entries = [...entriesOf(slice, data !== undefined && withOnePreferred ? withOnePreferred(data) : data)];
  return new Map(
    isCounted
      ? entries.map(([key, qty]) => [key, clampQuantity(Number(qty), piecesInStock(products, key))] as const)
      : entries.slice(0, most),
  );
}

function piecesInStock(products: readonly Stocked[], key: string): number {
  return products.find(({ id }) => id === Number(key))?.stock ?? 0;
}

/** Entries after changes: those that are valid. */
export function checked(slice: SliceName, entries: Entries, products: readonly Stocked[]): Entries {
  return validEntries(slice, sliceNamed(slice).dataOf(entries), products);
}

/** Pieces within the stock of their products; what is sold out leaves by itself. The stock may have fallen since they were counted. */
export function withinStock(slice: SliceName, entries: Entries, products: readonly Stocked[]): Entries {
  return sliceNamed(slice).isCounted
    ? new Map([...entries].map(([key, qty]) => [key, Math.min(Number(qty), piecesInStock(products, key) || Infinity)]))
    : entries;
}

/** Equal as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The value under a new key; undefined if the key cannot change. */
export function withFreeKey(slice: SliceName, value: unknown, entries: Entries): Pair | undefined {
  const { freeKey, withKey } = sliceNamed(slice);
  const key = freeKey?.([...entries.values()]);
  const renamed = key === undefined ? undefined : withKey?.(value, key);
  return key === undefined || renamed === undefined ? undefined : [key, renamed];
}
