import type { Product } from '#domain/product';
import { slug } from '#domain/slug';
import { productMachine } from '#machines/product/product.machine';
import { arrived } from '#routes/-shared/content';
import type { MachinePage } from '#routes/-shared/page';

const FOLDER = '/Products/ProductDetail/';

const addressOf = ({ name }: Product) => FOLDER + slug(name);

export const page: MachinePage<typeof productMachine, { productId: number }> = {
  name: 'product',
  address: '/Products/ProductDetail/Pebble-Ceramic-Table-Lamp',
  addresses: ({ catalogue }) => catalogue.products.map(addressOf),
  paramsAt: ({ pathname }, content) => {
    const segment = decodeURI(pathname).slice(FOLDER.length);
    const found = arrived(content.productNamed({ segment, id: undefined }));
    return found && { productId: found.product.id };
  },
  machine: productMachine,
  input: ({ productId }, { world }) => {
    const { product, pictures, turn, reviews } = arrived(world.content.read(`product/${productId}`));
    const { stock, variantOf: listedId } = product;
    return { productId, listedId, stock, pictures: pictures.length, frames: turn?.frames.length ?? 0, reviews };
  },
};
