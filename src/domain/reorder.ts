import type { CartLine } from './cart-line';
import type { OrderLine } from './order';
import type { Product } from './product';

/** What became of an order's lines when they were put back into the cart. */
export interface Reordering {
  /** The cart as it is now. */
  readonly lines: readonly CartLine[];
  /** How many pieces were added. */
  readonly pieces: number;
  /** Names of which there were fewer in stock than ordered. */
  readonly short: readonly string[];
  /** Names that are sold out or no longer made. */
  readonly missing: readonly string[];
}

/** Puts an order's lines back into the cart, as far as the stock goes (readings, "Quantity and stock"). */
export function reordered(
  cart: readonly CartLine[],
  order: readonly OrderLine[],
  products: readonly Pick<Product, 'id' | 'stock'>[],
): Reordering {
  return order.reduce<Reordering>(
    (so, { productId, name, qty }) => {
      const stock = products.find(({ id }) => id === productId)?.stock ?? 0;
      if (stock === 0) {
        return { ...so, missing: [...so.missing, name] };
      }
      const there = so.lines.find((line) => line.productId === productId);
      const wanted = (there?.qty ?? 0) + qty;
      const line = { productId, qty: Math.min(wanted, stock) };
      return {
        ...so,
        lines: there ? so.lines.map((one) => (one === there ? line : one)) : [...so.lines, line],
        pieces: so.pieces + line.qty - (there?.qty ?? 0),
        short: wanted > stock ? [...so.short, name] : so.short,
      };
    },
    { lines: cart, pieces: 0, short: [], missing: [] },
  );
}
