import { SLICE_NAMES, sliceKey } from '#machines/shop/stored';
import type { Shop } from '#shop';

/** Another tab writes to storage, and the shop receives the storage event. */
export function otherTabWrites({ world, deviceChanged }: Shop, key: string, written: unknown): void {
  world.local.write(key, written);
  deviceChanged(key, written);
}

/** Another tab clears all of the shop's storage, or one key of it. */
export function otherTabClears({ world, deviceChanged }: Shop, key: string | null = null): void {
  (key === null ? SLICE_NAMES.map(sliceKey) : [key]).forEach((name) => world.local.remove(name));
  deviceChanged(key);
}
