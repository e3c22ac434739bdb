import { turnOf } from '#fixtures/pictures';
import { products } from '#fixtures/products';
import { reviews } from '#fixtures/reviews';
import { productMachine } from '#machines/product/product.machine';
import type { PageDefinition } from '#shop';

export const productPage: PageDefinition<typeof productMachine, { productId: number }> = {
  name: 'product',
  machine: productMachine,
  input: ({ productId }, shop) => {
    const product = products.find(({ id }) => id === productId);
    return {
      productId,
      stock: product?.stock ?? 0,
      pictures: product?.img.length ?? 0,
      frames: turnOf(product?.img[0] ?? '')?.keys.length ?? 0,
      reviews: reviews[productId] ?? [],
      saved: shop.member('wishlist').getSnapshot().context.productIds.includes(productId),
    };
  },
};
