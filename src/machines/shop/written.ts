import * as v from 'valibot';

import type { Priced } from '#domain/price';
import { withoutTurns } from '#domain/words';
import type { Store, World } from '#domain/world';

import { validEntries } from './entries';
import type { Kept } from './history';
import { logSchema } from './history';
import { pricesOf } from './prices';
import { isRecord, wholeFrom } from './reading';
import type { Stocked } from './slice';
import type { SliceName, Stored } from './stored';
import { SLICE_NAMES, sliceKey, sliceNamed } from './stored';

/** The version with which every slice is written. */
export const VERSION = 1;

/**
 * Migrations: each step leads from its version to the next one. Whoever raises VERSION adds the step from the version
 * before, and keeps that version's fixture (tests/machines/stored).
 */
const STEPS: Readonly<Record<number, (slice: SliceName, data: unknown) => unknown>> = {};

const envelope = v.looseObject({ v: wholeFrom(1), data: v.optional(v.unknown()) });

/** A slice as found in storage. */
export interface FoundSlice {
  /** Undefined if nothing readable is stored. */
  readonly kept: Kept | undefined;
  /** True if it has a log by which it can be merged: not of builds that wrote none, nor of newer ones. */
  readonly isLogged: boolean;
  /** Unreadable elements. */
  readonly unread: readonly unknown[];
  /** True if written by a newer build: this one must not overwrite it. */
  readonly isNewer: boolean;
}

/** Reads a slice from storage. */
export function findSlice(local: Store, slice: SliceName, products: readonly Stocked[]): FoundSlice {
  const text = local.text(sliceKey(slice));
  return text === undefined
    ? { kept: undefined, isLogged: false, unread: [], isNewer: false }
    : findWritten(slice, local.read(sliceKey(slice)) ?? text, products);
}

/** Reads all slices from storage. A list in which nothing can be read is empty: who kept one is no first visit. */
export function readStored({ local }: Pick<World, 'local'>, products: readonly Stocked[]): Stored {
  return Object.fromEntries(
    SLICE_NAMES.flatMap((slice) => {
      const { kept } = findSlice(local, slice, products);
      const found = local.read(sliceKey(slice));
      const isList = isRecord(found) && Array.isArray(found['data']);
      return kept || isList ? [[slice, sliceNamed(slice).dataOf(kept?.entries ?? new Map())]] : [];
    }),
  );
}

/** Validates a written slice element by element, migrating older versions; its texts turn no words of a page around. */
export function findWritten(slice: SliceName, written: unknown, products: readonly Stocked[]): FoundSlice {
  const parsed = v.safeParse(envelope, JSON.parse(withoutTurns(JSON.stringify(written ?? null))));
  if (!parsed.success) {
    return { kept: undefined, isLogged: false, unread: [written], isNewer: false };
  }
  const { v: version, data } = parsed.output;
  const { data: read, unread } = sliceNamed(slice).read(migrated(slice, data, version), products);
  const isNewer = version > VERSION;
  const log = v.safeParse(logSchema, parsed.output['log']);
  return {
    kept:
      read === undefined && !isNewer
        ? undefined
        : { entries: validEntries(slice, read, products), log: log.success ? (log.output as Kept['log']) : [] },
    isLogged: log.success && !isNewer,
    unread,
    isNewer,
  };
}

/** The JSON of a slice; with a cart stands what its products cost. */
export function written(slice: SliceName, { entries, log }: Kept, products: readonly (Stocked & Priced)[]): unknown {
  const { dataOf, isUnlogged } = sliceNamed(slice);
  return {
    v: VERSION,
    data: dataOf(entries),
    log: isUnlogged ? log.map((write) => ({ ...write, changes: [] })) : log,
    ...(slice === 'cart' && { prices: pricesOf(new Set(entries.keys()), products) }),
  };
}

/** Validates a slice that was written by hand or by another tool. */
export function validSlice<Name extends SliceName>(
  slice: Name,
  data: unknown,
  products: readonly Stocked[],
): Pick<Stored, Name> {
  const { kept } = findWritten(slice, { v: VERSION, data }, products);
  return (kept ? { [slice]: sliceNamed(slice).dataOf(kept.entries) } : {}) as Pick<Stored, Name>;
}

/** Migrates data of an older version. */
export function migrated(slice: SliceName, data: unknown, version: number, steps = STEPS): unknown {
  const step = steps[version];
  return step ? migrated(slice, step(slice, data), version + 1, steps) : data;
}
