import * as v from 'valibot';

import type { Product } from '#domain/product';
import type { Store } from '#domain/world';

import { soundEntries } from './entries';
import type { Kept } from './history';
import { logSchema } from './history';
import type { SliceName, Stored } from './stored';
import { sliceKey, sliceNamed } from './stored';

/** The version every slice is written with. */
const VERSION = 1;

/**
 * What was written with an older version, step by step: each step leads from its version to the next one. Whoever raises
 * VERSION adds the step from the version before, and the fixture of that version stays (tests/machines/stored).
 */
const STEPS: Readonly<Record<number, (slice: SliceName, data: unknown) => unknown>> = {};

const envelope = v.looseObject({ v: v.pipe(v.number(), v.integer(), v.minValue(1)), data: v.optional(v.unknown()) });

/** A slice as it lies on the device. */
export interface Found {
  /** Undefined when nothing is kept there, or nothing that can be read. */
  readonly kept: Kept | undefined;
  /** Whether the log of latest writes is there: builds before it wrote none. */
  readonly isLogged: boolean;
  /** What lies there and cannot be read. */
  readonly unread: readonly unknown[];
  /** Written by a newer build: it is not for this one to change. */
  readonly isNewer: boolean;
}

/** Reads a slice from the device. */
export function findSlice(local: Store, slice: SliceName, products: readonly Product[]): Found {
  const text = local.text(sliceKey(slice));
  return text === undefined
    ? { kept: undefined, isLogged: false, unread: [], isNewer: false }
    : findWritten(slice, local.read(sliceKey(slice)) ?? text, products);
}

/** Reads a slice as it was written: element by element, from this version or another. */
export function findWritten(slice: SliceName, written: unknown, products: readonly Product[]): Found {
  const parsed = v.safeParse(envelope, written);
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
        : { entries: soundEntries(slice, read, products), log: log.success ? log.output : [] },
    isLogged: log.success,
    unread,
    isNewer,
  };
}

/** A slice as it is written. */
export function written(slice: SliceName, { entries, log }: Kept): unknown {
  return { v: VERSION, data: sliceNamed(slice).dataOf(entries), ...(!sliceNamed(slice).isTraceless && { log }) };
}

/** A slice that was written by hand or by another tool, as far as it can be read. */
export function soundSlice<Name extends SliceName>(
  slice: Name,
  data: unknown,
  products: readonly Product[],
): Pick<Stored, Name> {
  const { kept } = findWritten(slice, { v: VERSION, data }, products);
  return (kept ? { [slice]: sliceNamed(slice).dataOf(kept.entries) } : {}) as Pick<Stored, Name>;
}

/** What was written with a version, as the newest one has it. */
export function migrated(slice: SliceName, data: unknown, version: number, steps = STEPS): unknown {
  const step = steps[version];
  return step ? migrated(slice, step(slice, data), version + 1, steps) : data;
}
