import type { Product } from '#domain/product';
import { sameSlug, slug } from '#domain/slug';
import { turnOf } from '#fixtures/pictures';
import { products } from '#fixtures/products';
import { reviews } from '#fixtures/reviews';
import { productMachine } from '#machines/product/product.machine';
import type { MachinePage } from '#routes/-shared/page';

const addressOf = ({ name }: Product) => `/Products/ProductDetail/${slug(name)}`;

export const page: MachinePage<typeof productMachine, { productId: number }> = {
  name: 'product',
  address: '/Products/ProductDetail/Pebble-Ceramic-Table-Lamp',
  addresses: () => products.map(addressOf),
  paramsAt: ({ pathname }) => {
    const product = products.find((each) => sameSlug(addressOf(each), decodeURI(pathname)));
    return product && { productId: product.id };
  },
  machine: productMachine,
  input: ({ productId }) => {
    const product = products.find(({ id }) => id === productId);
    return {
      productId,
      stock: product?.stock ?? 0,
      pictures: product?.img.length ?? 0,
      frames: turnOf(product?.img[0] ?? '')?.keys.length ?? 0,
      reviews: reviews[productId] ?? [],
    };
  },
};
