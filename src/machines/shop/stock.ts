import type { Priced } from '#domain/price';
import type { World } from '#domain/world';

import { checked } from './entries';
import type { Entries, Stocked } from './slice';
import type { SliceName } from './stored';
import { sliceKey } from './stored';
import { idsIn } from './stored-ids';
import type { FoundSlice } from './written';
import { findSlice, findWritten } from './written';

export interface StockInput {
  readonly world: World;
  /** Reads those known so far. */
  readonly products: () => readonly (Stocked & Priced)[];
  /** Which of these ids nothing is known of yet: neither a product nor that there is none. */
  readonly unknown: (ids: readonly number[]) => readonly number[];
}

/**
 * Reads what is stored by what is known of products. One of which nothing is known yet, because another tab has just
 * written it, is no error: it stays, in any number.
 */
export function storageReader({ world, products, unknown }: StockInput) {
  /** Ids that storage has named. */
  const named = new Set<number>();
  const note = (slice: SliceName, said: unknown) => idsIn(slice, said).forEach((id) => named.add(id));
  const all = (): readonly Stocked[] => [...products(), ...unknown([...named]).map((id) => ({ id, stock: Infinity }))];
  return {
    /** The known products, and those of which nothing is known yet. */
    all,
    /** A slice in storage. */
    find: (slice: SliceName): FoundSlice => {
      note(slice, world.local.read(sliceKey(slice)));
      return findSlice(world.local, slice, all());
    },
    /** A slice as another tab says that it wrote it. */
    findSaid: (slice: SliceName, said: unknown): FoundSlice => {
      note(slice, said);
      return findWritten(slice, said, all());
    },
    /** What the slice's actor can show of it. */
    known: (slice: SliceName, entries: Entries) => checked(slice, entries, products()),
  };
}
