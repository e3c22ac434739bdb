import { defined } from '#domain/defined';
import type { ListedProduct, Product, Variant } from '#domain/product';
import { pictureOf } from '#fixtures/pictures';

/** Beside the pictures of lists stands the product's name. */
const NO_TEXTS = {};

/** What lists show of a product. */
export function listedProduct(product: Product, variants?: readonly Product[]): ListedProduct {
  const { id, variantOf, option, label, swatch, name, category, price, discount, rate, stock, materials, img } =
    product;
  const [main = '', second] = img;
  const pictures: ListedProduct['pictures'] =
    second === undefined ? [pictureOf(main, NO_TEXTS)] : [pictureOf(main, NO_TEXTS), pictureOf(second, NO_TEXTS)];
  return {
    id,
    ...defined({ variantOf, option, label, swatch }),
    name,
    category,
    price,
    discount,
    rate,
    stock,
    materials,
    pictures,
    ...defined({
      variants: variants?.map((variant) => listedVariant(variant, main)),
      swatches: swatch && variants && [swatch, ...variants.flatMap((variant) => variant.swatch ?? [])],
    }),
  };
}

function listedVariant(
  { id, name, price, discount, stock, img: [main = ''] }: Product,
  mainOfProduct: string,
): Variant {
  return {
    id,
    name,
    price,
    discount,
    stock,
    ...(main === mainOfProduct ? {} : { picture: pictureOf(main, NO_TEXTS) }),
  };
}
