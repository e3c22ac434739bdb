import type { World } from '#domain/world';

import type { Stocked } from './slice';
import type { SliceName } from './stored';
import { SLICE_NAMES } from './stored';
import { storedIds } from './stored-ids';
import { findSlice } from './written';

/** Limits of what is set aside per slice; the oldest is dropped. */
const MAX_ELEMENTS = 20;
const MAX_CHARACTERS = 20_000;

/** Storage key of unreadable data, kept for a later build or a person to look at. */
function asideKey(slice: SliceName): string {
  return `larkwood-aside.${slice}`;
}

/** Sets unreadable data aside before it is overwritten; true if that worked. */
export function setAside(world: Pick<World, 'local'>, slice: SliceName, unread: readonly unknown[]): boolean {
  const { local } = world;
  const texts = textsOf(unread);
  if (texts.length === 0) {
    return true;
  }
  // Of what stands twice the later one counts.
  const newestFirst = new Set([...asideOf(world, slice), ...texts].toReversed());
  const latest = [...newestFirst].slice(0, MAX_ELEMENTS).toReversed();
  while (latest.join('').length > MAX_CHARACTERS) {
    latest.shift();
  }
  return local.write(asideKey(slice), latest);
}

/**
 * Sets aside what cannot be read of the slices, as the shop is opened; a product that is sold no more is no such thing.
 * Returns how much of that had not been set aside before: that much the shopper is told of, once.
 */
export function setUnreadAside(world: Pick<World, 'local'>): number {
  const named: readonly Stocked[] = storedIds(world.local).map((id) => ({ id, stock: Infinity }));
  return SLICE_NAMES.reduce((count, slice) => {
    const { unread, isNewer } = findSlice(world.local, slice, named);
    const known = new Set(asideOf(world, slice));
    const news = textsOf(isNewer ? [] : unread).filter((text) => !known.has(text));
    setAside(world, slice, news);
    return count + news.length;
  }, 0);
}

function asideOf({ local }: Pick<World, 'local'>, slice: SliceName): readonly string[] {
  const before = local.read(asideKey(slice));
  return textsOf(Array.isArray(before) ? before : []);
}

/** A slice without its data has nothing to keep. */
function textsOf(elements: readonly unknown[]): readonly string[] {
  return elements
    .filter((element) => element !== undefined)
    .map((element) => (typeof element === 'string' ? element : JSON.stringify(element)).slice(0, MAX_CHARACTERS));
}
