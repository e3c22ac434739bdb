import type { Priced, PricedLine } from './price';
import type { ListedProduct } from './product';
import { clampQuantity } from './quantity';

/** A line as stored; name, price and discount are looked up, so that they are the same everywhere. */
export interface CartLine {
  readonly productId: number;
  readonly qty: number;
}

/** A cart line with its product's data (specification, section 3). */
export interface FullCartLine<Listed extends Priced = ListedProduct> extends PricedLine {
  readonly product: Listed;
}

/** Lines with name, price and discount; unknown products are left out. */
export function fullLines<Listed extends Priced & { readonly id: number }>(
  lines: readonly CartLine[],
  products: readonly Listed[],
): readonly FullCartLine<Listed>[] {
  return lines.flatMap(({ productId, qty }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ product, qty, price: product.price, discount: product.discount }] : [];
  });
}

/**
 * Validates lines read from storage: drops unknown products and duplicates, clamps quantities to 1 and stock. Lines that are
 * valid are the same list, so that it is not drawn again.
 */
export function validLines(
  lines: readonly CartLine[],
  products: readonly Pick<ListedProduct, 'id' | 'stock'>[],
): readonly CartLine[] {
  const pieces = new Map<number, number>();
  for (const { productId, qty } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  }
  const valid = [...pieces].flatMap(([productId, qty]) => {
    const stock = products.find(({ id }) => id === productId)?.stock ?? 0;
    return stock > 0 ? [{ productId, qty: clampQuantity(qty, stock) }] : [];
  });
  return valid.length === lines.length && valid.every(({ qty }, index) => qty === lines[index]?.qty) ? lines : valid;
}

/** Number of pieces, as in the navigation. */
export function pieceCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, { qty }) => count + qty, 0);
}
