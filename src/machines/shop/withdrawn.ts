import type { World } from '#domain/world';

import { setAside } from './aside';
import { isRecord } from './reading';
import { sliceKey } from './stored';
import { idsIn } from './stored-ids';
import { VERSION } from './written';

/**
 * Takes products that the catalogue no longer has out of the shopper's lists, as they are stored, and out of the cart
 * those that are sold out, and sets them aside (decision 072): of what has gone the shopper is told once, and not at
 * every visit. Returns how many products it was.
 */
export function takeOutWithdrawn(
  world: Pick<World, 'local'>,
  missing: ReadonlySet<number>,
  soldOut: ReadonlySet<number>,
): number {
  const gone = new Set<number>();
  for (const slice of ['cart', 'wishlist', 'savedForLater'] as const) {
    const written = world.local.read(sliceKey(slice));
    const isGone = (element: unknown) =>
      idsIn(slice, { data: [element] }).some((id) => missing.has(id) || (slice === 'cart' && soldOut.has(id)));
    const elements: readonly unknown[] = isRecord(written) && Array.isArray(written['data']) ? written['data'] : [];
    const out = elements.filter(isGone);
    idsIn(slice, { data: out }).forEach((id) => gone.add(id));
    if (out.length > 0 && isRecord(written) && written['v'] === VERSION && setAside(world, slice, out)) {
      world.local.write(sliceKey(slice), { ...written, data: elements.filter((element) => !isGone(element)) });
    }
  }
  return gone.size;
}
