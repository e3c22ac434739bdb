import type { CatalogueQuery, Sort } from './catalogue';
import { isInBand } from './catalogue';
import { shownPrice } from './price';
import type { Product } from './product';
import { searchProducts } from './product-search';

/** Matching products in the requested order; "featured" sorts by relevance, products in stock first. */
export function findProducts(products: readonly Product[], query: CatalogueQuery): readonly Product[] {
  const distances = searchProducts(products, query.q);
  const distance = (product: Product) => distances?.get(product) ?? 0;
  return products
    .filter(
      (product) =>
        (query.category === 'all' || product.category === query.category) &&
        isInBand(product, query.band) &&
        (distances?.has(product) ?? true),
    )
    .toSorted(
      (one, other) =>
        (query.sort === 'featured' ? distance(one) - distance(other) : 0) || ORDERS[query.sort](one, other),
    );
}

const ORDERS: Record<Sort, (one: Product, other: Product) => number> = {
  featured: (one, other) => Number(one.stock === 0) - Number(other.stock === 0) || one.id - other.id,
  'price-low': (one, other) => shownPrice(one) - shownPrice(other) || one.id - other.id,
  'price-high': (one, other) => shownPrice(other) - shownPrice(one) || one.id - other.id,
  rating: (one, other) => other.rate - one.rate || one.id - other.id,
};
