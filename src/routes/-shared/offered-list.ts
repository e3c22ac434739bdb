import type { CartLine } from '#domain/cart-line';
import type { ListedProduct } from '#domain/product';
import type { OfferedItem } from '#ui/components/OfferedList/OfferedList';

import { onlyInStock } from './product-card';
import { rowProduct } from './row-product';

/** What of a link can be had, and what cannot. */
export interface Offered<Item> {
  readonly available: readonly Item[];
  readonly items: readonly OfferedItem[];
  readonly omission: string | undefined;
}

interface Asked<Item> {
  readonly asked: readonly Item[];
  /** How many parts of the link name nothing. */
  readonly unread: number;
}

/** The lines of a link, up to the stock; what is sold out is told. */
export function offeredLines(
  { asked, unread }: Asked<CartLine>,
  products: readonly ListedProduct[],
): Offered<CartLine> {
  const known = asked.flatMap(({ productId, qty }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ product, qty }] : [];
  });
  const sold = known.filter(({ product }) => product.stock > 0);
  return {
    available: sold.map(({ product: { id, stock }, qty }) => ({ productId: id, qty: Math.min(qty, stock) })),
    items: sold.map(({ product, qty }) => ({
      ...rowProduct(product),
      pieces: Math.min(qty, product.stock),
      note: qty > product.stock ? onlyInStock(product.stock) : undefined,
    })),
    omission: omissionWords(
      unread + asked.length - known.length,
      known.filter(({ product }) => product.stock === 0).map(({ product }) => product.name),
    ),
  };
}

/** The products of a link. */
export function offeredProducts({ asked, unread }: Asked<number>, products: readonly ListedProduct[]): Offered<number> {
  const known = asked.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return {
    available: known.map(({ id }) => id),
    items: known.map((product) => ({
      ...rowProduct(product),
      pieces: undefined,
      note: product.stock === 0 ? 'Sold Out' : undefined,
    })),
    omission: omissionWords(unread + asked.length - known.length, []),
  };
}

/** How much is in the shopper's own list: if a link holds the same, nothing is asked, and this says so. */
export function countWords(count: string, isSame: boolean): string {
  return isSame ? `${count}, the same as in this link` : count;
}

/** Undefined if nothing is left out. */
function omissionWords(missing: number, soldOut: readonly string[]): string | undefined {
  const words = [...missingWords(missing), ...soldOut.map((name) => `${name} is sold out.`)];
  return words.length === 0 ? undefined : words.join(' ');
}

/** How many products of a link there are not; nothing if there are all. */
export function missingWords(missing: number): readonly string[] {
  return missing === 0
    ? []
    : [`${missing === 1 ? 'One product' : `${missing} products`} in this link cannot be found.`];
}
