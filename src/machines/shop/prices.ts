import type { Cents } from '#domain/money';
import type { Priced } from '#domain/price';
import { shownPrice } from '#domain/price';
import type { ListedProduct } from '#domain/product';

/** What products cost, by id. */
export function pricesOf(
  ids: ReadonlySet<string>,
  products: readonly (Priced & Pick<ListedProduct, 'id'>)[],
): Readonly<Record<number, Cents>> {
  return Object.fromEntries(
    products.filter(({ id }) => ids.has(String(id))).map((product) => [product.id, shownPrice(product)]),
  );
}
