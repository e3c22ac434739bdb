import type { PricedLine } from './price';
import type { Product } from './product';
import { clampQuantity } from './quantity';

/** What the cart keeps of a line; name, price and discount are looked up, so one price holds everywhere. */
export interface CartLine {
  readonly productId: number;
  readonly qty: number;
}

/** A cart line with the facts of its product (specification, section 3). */
export interface FullCartLine extends PricedLine {
  readonly product: Product;
}

/** The lines whose product exists, with price and discount. */
export function fullLines(lines: readonly CartLine[], products: readonly Product[]): readonly FullCartLine[] {
  return lines.flatMap(({ productId, qty }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ product, qty, price: product.price, discount: product.discount }] : [];
  });
}

/** Lines that came from elsewhere: unknown products go, one that stands twice is one, quantities are within 1 and stock. */
export function soundLines(lines: readonly CartLine[], products: readonly Product[]): readonly CartLine[] {
  const pieces = new Map<number, number>();
  for (const { productId, qty } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  }
  return [...pieces].flatMap(([productId, qty]) => {
    const stock = products.find(({ id }) => id === productId)?.stock ?? 0;
    return stock > 0 ? [{ productId, qty: clampQuantity(qty, stock) }] : [];
  });
}

/** How many pieces the navigation counts. */
export function pieceCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, { qty }) => count + qty, 0);
}
