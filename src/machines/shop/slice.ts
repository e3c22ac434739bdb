import type { Samples } from '#domain/content';
import type { ListedProduct } from '#domain/product';

import type { ReadResult } from './reading';

/** What a slice must know of a product. */
export type Stocked = Pick<ListedProduct, 'id' | 'stock'>;

export type Pair = readonly [key: string, value: unknown];

/** The elements of a slice in order, by a key that is the same in all tabs. */
export type Entries = ReadonlyMap<string, unknown>;

/** A member's readable context. */
export interface Showing<Context> {
  readonly context: Context;
}

/** The stored part of a member: how it is taken, validated, merged with other tabs' writes, and restored. */
export interface Slice<Data = unknown, Shown = unknown, Message = unknown> {
  /** The data to store. Never a card number, security code or password. */
  keep(shown: Shown): Data;
  /** The message that restores it. */
  restored(data: Data): Message;
  /** The data of a first visit. */
  firstVisit(samples: Samples): Data;
  /** Validates what was stored, element by element. */
  read(written: unknown, products: readonly Stocked[]): ReadResult;
  /** The elements with their keys; a key may occur twice. */
  pairsOf(data: Data): readonly Pair[];
  dataOf(entries: Entries): Data;
  /** For lists in which two tabs may each have chosen a Default. */
  withOnePreferred?(data: Data): Data;
  /** A key that none of the others has, where keys are numbers that tabs count up each for itself. */
  freeKey?(others: readonly unknown[]): string;
  /** The value under such a key; undefined if its key cannot change. */
  withKey?(value: unknown, key: string): unknown;
  /** The field that says when an element was made, in ms: two tabs may make the same one at once. */
  readonly madeAt?: string;
  /** If tabs may change fields of one element at once, each for itself; else one of two changes holds. These are one. */
  readonly hasFields?: readonly string[];
  /** True if values are numbers of pieces: additions of two tabs add up. */
  readonly isCounted?: boolean;
  /** True if the log must not say what was written: each tab remembers it. */
  readonly isUnlogged?: boolean;
  /** Maximum number of elements. */
  readonly most?: number;
}

/** How a list is split into elements and joined again. */
export function listBy<Element>(keyOf: (element: Element) => string | number) {
  return {
    pairsOf: (list: readonly Element[]): readonly Pair[] => list.map((one) => [String(keyOf(one)), one] as const),
    dataOf: (entries: Entries) => [...entries.values()] as readonly Element[],
  };
}

/** A list whose elements have numbers that each tab counts up for itself. */
export function listByNumber<Element extends { readonly id: number }>() {
  return {
    ...listBy<Element>(({ id }) => id),
    freeKey: (others: readonly unknown[]) =>
      String(1 + Math.max(0, ...(others as readonly Element[]).map(({ id }) => id))),
    withKey: (value: unknown, id: string) => ({ ...(value as Element), id: Number(id) }),
  };
}

/** A single choice among some words; the first of them, until one is made. */
export function oneOf<Word extends string>(name: string, words: readonly [first: Word, ...others: Word[]]) {
  const asWord = (value: unknown) => words.find((word) => word === value);
  return {
    firstVisit: () => words[0],
    read: (written: unknown): ReadResult => {
      const data = asWord(written);
      return { data, unread: data === undefined ? [written] : [] };
    },
    pairsOf: (word: Word): readonly Pair[] => [[name, word]],
    dataOf: (entries: Entries) => asWord(entries.get(name)) ?? words[0],
  };
}
