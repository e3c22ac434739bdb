import type { ListedProduct } from '#domain/product';
import { isScarce } from '#domain/quantity';
import { productCard, stockWords } from '#routes/-shared/product-card';
import type { WishlistItem } from '#ui/views/WishlistView/WishlistView';

/** Items in the order in which they were added. */
export function wishlistItems(products: readonly ListedProduct[], seed: number): readonly WishlistItem[] {
  return products.map((product) => ({
    // What is wished for is this one, whichever of its variants can be had.
    card: { ...productCard(product, seed), soldOut: product.stock === 0 },
    stockWords: stockWords(product.stock),
    isScarce: isScarce(product.stock),
  }));
}
