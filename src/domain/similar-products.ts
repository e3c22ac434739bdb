import { pickSome } from './random';
import type { ListedProduct } from './product';

export const SIMILAR_PRODUCTS = 4;

/**
 * Similar Products: 4 random ones of the others in the same category, stable for the visit (section 9). Sold-out ones
 * only where too few others are in stock, and last.
 */
export function similarProducts(
  others: readonly ListedProduct[],
  productId: number,
  visitSeed: number,
): readonly ListedProduct[] {
  const shuffled = pickSome(others, others.length, visitSeed * 100 + productId);
  return [...shuffled.filter(isInStock), ...shuffled.filter((other) => !isInStock(other))].slice(0, SIMILAR_PRODUCTS);
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

function isInStock({ stock }: ListedProduct): boolean {
  return stock > 0;
}
