import { MOST_IN_STOCK } from '#domain/quantity';
import type { TakenOut } from '#domain/taken-out';
import type { World } from '#domain/world';

import { setAside } from './aside';
import type { Write } from './history';
import { isRecord } from './reading';
import { sliceKey } from './stored';
import { idsIn } from './stored-ids';
import { VERSION } from './written';

/**
 * Takes products that the catalogue no longer has out of the shopper's lists, as they are stored, and out of the cart
 * those that are sold out, and sets them aside (decision 072); a quantity in the cart comes down to the stock. Of what has
 * gone the shopper is told once, and not at every visit. It is logged as a write, or an open tab of an older build, which
 * still has those products, would write them back (decision 073).
 */
export function takeOutWithdrawn(
  world: Pick<World, 'local' | 'now'>,
  missing: ReadonlySet<number>,
  stocks: ReadonlyMap<number, number>,
): Required<Omit<TakenOut, 'prices'>> {
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
    const kept = elements.filter((element) => !isGone(element));
    const lacking = kept.map((element) => (slice === 'cart' ? lackingIn(element, stocks) : 0));
    const fewer = lacking.reduce((sum, each) => sum + each, 0);
    const isChanged = out.length + fewer > 0 && isRecord(written) && written['v'] === VERSION;
    if (isChanged && (out.length === 0 || setAside(world, slice, out))) {
      const data = kept.map((element, index) => withLess(element, lacking[index]));
      const log: unknown = written['log'];
      const at = world.now().getTime();
      world.local.write(sliceKey(slice), {
        ...written,
        data,
        ...(Array.isArray(log) && { log: [...log, { tab: 'catalogue', n: at, at, changes: [] } satisfies Write] }),
      });
      pieces += fewer;
    }
  }
  return { count: gone.size, pieces };
}

/** So many pieces of a line are not in stock; a larger quantity than can be chosen is none. */
function lackingIn(line: unknown, stocks: ReadonlyMap<number, number>): number {
  const { productId, qty } = isRecord(line) ? line : {};
  const lacking = Number(qty) - (stocks.get(Number(productId)) ?? Infinity);
  return Number(qty) <= MOST_IN_STOCK ? Math.max(0, lacking) : 0;
}

function withLess(line: unknown, lacking = 0): unknown {
  return isRecord(line) && lacking > 0 ? { ...line, qty: Number(line['qty']) - lacking } : line;
}
