import { pickSome } from './random';
import type { ListedProduct } from './product';

const SIMILAR_PRODUCTS = 4;

/**
 * Similar Products: 4 random ones of the others in the same category, stable for the visit (section 9). Sold-out ones,
 * and those that the page shows already, only where there are too few others, and last.
 */
export function similarProducts(
  others: readonly ListedProduct[],
  productId: number,
  visitSeed: number,
  shown: readonly number[] = [],
): readonly ListedProduct[] {
  const shuffled = pickSome(others, others.length, visitSeed * 100 + productId);
  const isFirst = (other: ListedProduct) => isInStock(other) && !shown.includes(other.id);
  return [...shuffled.filter(isFirst), ...shuffled.filter((other) => !isFirst(other)).toSorted(inStockFirst)].slice(
    0,
    SIMILAR_PRODUCTS,
  );
}

/** You May Also Like: products neither in the cart nor sold out, stable for the visit. */
export function alsoLiked(
  products: readonly ListedProduct[],
  inCart: readonly number[],
  visitSeed: number,
): readonly ListedProduct[] {
  const shuffled = pickSome(products, products.length, visitSeed + 7);
  return shuffled.filter((product) => isInStock(product) && !inCart.includes(product.id)).slice(0, SIMILAR_PRODUCTS);
}

function inStockFirst(one: ListedProduct, other: ListedProduct): number {
  return Number(isInStock(other)) - Number(isInStock(one));
}

function isInStock({ stock }: ListedProduct): boolean {
  return stock > 0;
}
