import type { PricedLine } from './price';
import type { Product } from './product';

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

/** Lines that came from storage or another tab: unknown products go, quantities are brought within 1 and stock. */
export function soundLines(lines: readonly CartLine[], products: readonly Product[]): readonly CartLine[] {
  return fullLines(lines, products)
    .filter(({ product }) => product.stock > 0)
    .map(({ product, qty }) => ({ productId: product.id, qty: Math.max(1, Math.min(Math.trunc(qty), product.stock)) }));
}

/** How many pieces the navigation counts. */
export function pieceCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, { qty }) => count + qty, 0);
}
