import type { CartLine } from './cart-line';
import type { OrderLine } from './order';
import type { Product } from './product';

export interface ReorderResult {
  /** The cart after the reorder. */
  readonly lines: readonly CartLine[];
  /** Number of pieces added. */
  readonly pieces: number;
  /** Names of products with less stock than ordered. */
  readonly short: readonly string[];
  /** Names of products that are sold out or no longer exist. */
  readonly missing: readonly string[];
}

/** Adds an order's lines to the cart, up to the stock (readings, "Quantity and stock"). */
export function reordered(
  cart: readonly CartLine[],
  order: readonly OrderLine[],
  products: readonly Pick<Product, 'id' | 'stock'>[],
): ReorderResult {
  return order.reduce<ReorderResult>(
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
