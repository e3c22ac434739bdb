import { DECLARED_MAX_QUANTITY } from '#domain/quantity';
import type { World } from '#domain/world';

import { setAside } from './aside';
import { isRecord } from './reading';
import { sliceKey } from './stored';
import { idsIn } from './stored-ids';
import { VERSION } from './written';

/** What was taken out: so many products, and pieces of products that stay. */
interface TakenOut {
  readonly count: number;
  readonly pieces: number;
}

/**
 * Takes products that the catalogue no longer has out of the shopper's lists, as they are stored, and out of the cart
 * those that are sold out, and sets them aside (decision 072); a quantity in the cart comes down to the stock. Of what has
 * gone the shopper is told once, and not at every visit.
 */
export function takeOutWithdrawn(
  world: Pick<World, 'local'>,
  missing: ReadonlySet<number>,
  stocks: ReadonlyMap<number, number>,
): TakenOut {
  const gone = new Set<number>();
  let pieces = 0;
  for (const slice of ['cart', 'wishlist', 'savedForLater'] as const) {
    const written = world.local.read(sliceKey(slice));
    const idsOf = (element: unknown) => idsIn(slice, { data: [element] });
    const isGone = (element: unknown) =>
      idsOf(element).some((id) => missing.has(id) || (slice === 'cart' && stocks.get(id) === 0));
    const elements: readonly unknown[] = isRecord(written) && Array.isArray(written['data']) ? written['data'] : [];
    const out = elements.filter(isGone);
    idsIn(slice, { data: out }).forEach((id) => gone.add(id));
    let fewer = 0;
    const kept = elements
      .filter((element) => !isGone(element))
      .map((element) => {
        const [stock = Infinity] = slice === 'cart' ? idsOf(element).map((id) => stocks.get(id)) : [];
        const qty = isRecord(element) ? Number(element['qty']) : 0;
        // A larger quantity is none that was ever chosen.
        const lacking = qty > stock && qty <= DECLARED_MAX_QUANTITY ? qty - stock : 0;
        fewer += lacking;
        return lacking > 0 && isRecord(element) ? { ...element, qty: stock } : element;
      });
    const isChanged = out.length + fewer > 0 && isRecord(written) && written['v'] === VERSION;
    if (isChanged && (out.length === 0 || setAside(world, slice, out))) {
      world.local.write(sliceKey(slice), { ...written, data: kept });
      pieces += fewer;
    }
  }
  return { count: gone.size, pieces };
}
