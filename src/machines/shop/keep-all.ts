import type { Kept } from './history';
import type { Entries } from './slice';
import type { SliceName } from './stored';
import type { FoundSlice } from './written';

/** What writing a slice changes in the storage. */
export interface Growing {
  /** True if the slice loses something. */
  readonly isLosing: boolean;
  /** Characters that are added; asked for only where the order or the room matters. */
  readonly growth: () => number;
}

/** A slice that is not stored as its actor has it. */
export interface Due extends Growing {
  readonly slice: SliceName;
  readonly found: FoundSlice;
  readonly next: Kept;
  readonly mine: Entries;
  /** What it was made from. */
  readonly kept: Kept;
}

/**
 * Writes slices; true if all are written. What moves from one to another, as from the cart to an order, stays in the first
 * until there is room for it in the second: what loses something is written after the others, and if one of those was
 * refused, only if what is left grows by nothing together.
 */
export function keepAll<Slice extends Growing>(slices: readonly Slice[], keep: (slice: Slice) => boolean): boolean {
  const losing = slices.filter(({ isLosing }) => isLosing);
  const refused = slices.filter((slice) => !slice.isLosing && !keep(slice));
  const left = [...losing, ...refused].toSorted((one, other) => one.growth() - other.growth());
  const isRoom = refused.length === 0 || left.reduce((sum, { growth }) => sum + growth(), 0) <= 0;
  return isRoom && left.map(keep).every(Boolean);
}
