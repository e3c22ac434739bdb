import type { ListedProduct } from '#domain/product';
import { isScarce } from '#domain/quantity';
import { productCard, stockWords } from '#routes/-shared/product-card';
import type { WishlistItem } from '#ui/views/WishlistView/WishlistView';

/** Items in the order in which they were added. */
export function wishlistItems(products: readonly ListedProduct[], seed: number): readonly WishlistItem[] {
  return products.map((product) => ({
    card: productCard(product, seed),
    stockWords: stockWords(product.stock),
    isScarce: isScarce(product.stock),
  }));
}
