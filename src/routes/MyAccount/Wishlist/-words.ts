import { products } from '#fixtures/products';
import { productCard, stockWords } from '#routes/-shared/product-card';
import type { WishlistItem } from '#ui/views/WishlistView/WishlistView';

/** Items in the order in which they were added. */
export function wishlistItems(productIds: readonly number[], seed: number): readonly WishlistItem[] {
  return productIds.flatMap((productId) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ card: productCard(product, seed), stockWords: stockWords(product.stock) }] : [];
  });
}
