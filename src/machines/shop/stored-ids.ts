import type { Store } from '#domain/world';

import { isRecord } from './reading';
import { sliceKey } from './stored';
import type { SliceName } from './stored';

const lineIds = (line: unknown) => (isRecord(line) ? [line['productId']] : []);
const listIn = (value: unknown, name: string): readonly unknown[] =>
  isRecord(value) && Array.isArray(value[name]) ? value[name] : [];

/** Ids of the products that a stored slice names, whether it is valid or not. */
const IDS: { readonly [Name in SliceName]?: (element: unknown) => readonly unknown[] } = {
  cart: lineIds,
  savedForLater: lineIds,
  wishlist: (id) => [id],
  recentlyRemoved: (entry) =>
    listIn(isRecord(entry) && entry['putBack'], 'messages').flatMap((message) => [
      ...(isRecord(message) ? [message['item'], ...lineIds(message['item'])] : []),
      ...listIn(message, 'productIds'),
    ]),
  recentlyViewed: (id) => [id],
  comparison: (id) => [id],
  orders: (order) => listIn(order, 'lines').flatMap(lineIds),
};

/** Ids of all products that are named by what is stored, each once. */
export function storedIds(local: Store): readonly number[] {
  const names = Object.keys(IDS) as (keyof typeof IDS)[];
  return [...new Set(names.flatMap((name) => idsIn(name, local.read(sliceKey(name)))))];
}

/** Ids of the products that a slice names, as it is written. */
export function idsIn(slice: SliceName, written: unknown): readonly number[] {
  const data = isRecord(written) ? written['data'] : undefined;
  const ids = Array.isArray(data) ? data.flatMap((element: unknown) => IDS[slice]?.(element) ?? []) : [];
  return ids.filter((id): id is number => Number.isSafeInteger(id));
}
