import { products } from '#fixtures/products';
import type { WishlistItem } from '#ui/views/WishlistView/WishlistView';

import { productCard } from './product-card';

/** From here down the page says how many are left. */
const FEW = 3;

/** The wishlist as its page draws it, in the order in which things were added. */
export function wishlistItems(productIds: readonly number[], seed: number): readonly WishlistItem[] {
  return productIds.flatMap((productId) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ card: productCard(product, seed), stockWords: stockWords(product.stock) }] : [];
  });
}

function stockWords(stock: number): string {
  return stock > FEW ? 'In stock' : `Only ${stock} left`;
}
