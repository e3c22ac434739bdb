import type { World } from '#domain/world';

import type { SliceName } from './stored';

/** Limits of what is set aside per slice; the oldest is dropped. */
const MAX_ELEMENTS = 20;
const MAX_CHARACTERS = 20_000;

/** Storage key of unreadable data, kept for a later build or a person to look at. */
export function asideKey(slice: SliceName): string {
  return `larkwood-aside.${slice}`;
}

/** Sets unreadable data aside before it is overwritten; true if that worked. */
export function setAside({ local }: Pick<World, 'local'>, slice: SliceName, unread: readonly unknown[]): boolean {
  // A slice without its data has nothing to keep.
  const elements = unread.filter((element) => element !== undefined);
  if (elements.length === 0) {
    return true;
  }
  const before = local.read(asideKey(slice));
  const texts = [...(Array.isArray(before) ? before : []), ...elements].map((element: unknown) =>
    typeof element === 'string' ? element : JSON.stringify(element),
  );
  const latest = [...new Set(texts)].slice(-MAX_ELEMENTS).map((text) => text.slice(0, MAX_CHARACTERS));
  while (latest.join('').length > MAX_CHARACTERS) {
    latest.shift();
  }
  return local.write(asideKey(slice), latest);
}
