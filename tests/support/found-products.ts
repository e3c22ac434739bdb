import type { CatalogueQuery } from '#domain/catalogue';
import { openIndex } from '#domain/catalogue-index';
import { listFileOf } from '#domain/list-file';
import type { Product } from '#domain/product';
import { searchFileOf } from '#domain/search-file';

const indexes = new WeakMap<readonly Product[], ReturnType<typeof openIndex>>();

/** The index of some products. */
export function indexOf(products: readonly Product[]) {
  const index = indexes.get(products) ?? openIndex(listFileOf(products), searchFileOf(products));
  indexes.set(products, index);
  return index;
}

/** The products that a query finds, in the requested order. */
export function findProducts(products: readonly Product[], query: CatalogueQuery): readonly Product[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return indexOf(products)
    .find(query)
    .ids.flatMap((id) => byId.get(id) ?? []);
}
