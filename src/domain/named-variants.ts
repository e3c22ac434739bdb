import type { ListedProduct } from './product';

/**
 * A listed product as one of its variants, counted from 1, with its name, price, stock and picture; itself for 0
 * (decision 154).
 */
export function asVariant(product: ListedProduct, row: number): ListedProduct {
  const variant = product.variants?.[row - 1];
  return variant
    ? {
        ...product,
        ...variant,
        variantOf: product.id,
        pictures: variant.picture ? [variant.picture] : product.pictures,
      }
    : product;
}
