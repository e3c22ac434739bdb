import { pickSome } from './random';
import type { Product } from './product';

export const SIMILAR_PRODUCTS = 4;
export const SUGGESTED_POSTS = 3;

/** Similar Products: 4 random others of the same category, stable for the visit (section 9). */
export function similarProducts(products: readonly Product[], product: Product, visitSeed: number): readonly Product[] {
  const others = products.filter(({ id, category }) => id !== product.id && category === product.category);
  return pickSome(others, SIMILAR_PRODUCTS, visitSeed * 100 + product.id);
}

/** You May Also Like: products neither in the cart nor sold out, stable for the visit. */
export function alsoLiked(
  products: readonly Product[],
  inCart: readonly number[],
  visitSeed: number,
): readonly Product[] {
  const shuffled = pickSome(products, products.length, visitSeed + 7);
  return shuffled.filter(({ id, stock }) => stock > 0 && !inCart.includes(id)).slice(0, SIMILAR_PRODUCTS);
}
