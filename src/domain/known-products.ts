import type { ListedProduct } from './product';

/** Products that were looked up, and ids that the catalogue no longer has. */
export interface LookedUp<Known extends Pick<ListedProduct, 'id'> = ListedProduct> {
  readonly products: readonly Known[];
  readonly missing: readonly number[];
}

/** The known products with those that were looked up in their place, and without the missing ones. */
export function withLookedUp<Known extends Pick<ListedProduct, 'id'>>(
  known: readonly Known[],
  { products, missing }: LookedUp<Known>,
): readonly Known[] {
  const newer = new Map(products.map((product) => [product.id, product]));
  const stay = known.filter(({ id }) => !missing.includes(id)).map((product) => newer.get(product.id) ?? product);
  const ids = new Set(stay.map(({ id }) => id));
  return [...stay, ...products.filter(({ id }) => !ids.has(id))];
}
