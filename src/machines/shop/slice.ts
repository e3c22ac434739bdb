import type { SavedCard } from '#domain/card';
import type { CartLine } from '#domain/cart-line';
import type { Order } from '#domain/order';
import type { Product } from '#domain/product';

import type { Salvaged } from './reading';

/** The sample state of a first visit (readings, rule 2). */
export interface Samples {
  readonly products: readonly Product[];
  readonly cart: readonly CartLine[];
  readonly wishlist: readonly number[];
  readonly orders: readonly Order[];
  readonly savedCards: readonly SavedCard[];
}

export type Pair = readonly [key: string, value: unknown];

/** A slice as its elements, in order, each under a key by which two tabs mean the same one. */
export type Entries = ReadonlyMap<string, unknown>;

/** A member, as far as it shows its context. */
export interface Showing<Context> {
  readonly context: Context;
}

/** What is kept of a member on this device: how it is taken, read, merged with what other tabs wrote, and given back. */
export interface Slice<Data = unknown, Shown = unknown, Message = unknown> {
  /** What is kept of the member. No card number, security code or password is ever in there. */
  keep(shown: Shown): Data;
  /** What the member is told when it comes back. */
  restored(data: Data): Message;
  /** What a first visit finds. */
  firstVisit(samples: Samples): Data;
  /** Reads what was written, element by element. */
  read(written: unknown, products: readonly Product[]): Salvaged;
  /** The elements; where a key stands twice, both are told. */
  pairsOf(data: Data): readonly Pair[];
  dataOf(entries: Entries): Data;
  /** Where two tabs may each have preferred another element. */
  withOnePreferred?(data: Data): Data;
  /** A value whose key another one has taken, under a key of its own; undefined where a key has but one value. */
  underFreeKey?(value: unknown, others: readonly unknown[]): Pair | undefined;
  /** The values are numbers of pieces: what two tabs add is added up. */
  readonly isCounted?: boolean;
  /** It leaves no trace: no log is kept of it, and of two tabs that write at once the later one counts. */
  readonly isTraceless?: boolean;
  /** More elements than that are not kept. */
  readonly most?: number;
}

/** How a list is taken apart and put together again. */
export function listBy<Element>(keyOf: (element: Element) => string | number) {
  return {
    pairsOf: (list: readonly Element[]): readonly Pair[] => list.map((one) => [String(keyOf(one)), one] as const),
    dataOf: (entries: Entries) => [...entries.values()] as readonly Element[],
  };
}
