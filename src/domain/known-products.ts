import type { ListedProduct } from './product';

/** Products that were looked up, and ids that the catalogue no longer has. */
export interface LookedUp<Known extends Pick<ListedProduct, 'id'> = ListedProduct> {
  readonly products: readonly Known[];
  readonly missing: readonly number[];
}

/** Those of these products that are not missing; the same list if none is, so that it is not drawn again. */
export function withoutMissing(ids: readonly number[], { missing }: Pick<LookedUp, 'missing'>): readonly number[] {
  return ids.some((id) => missing.includes(id)) ? ids.filter((id) => !missing.includes(id)) : ids;
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
