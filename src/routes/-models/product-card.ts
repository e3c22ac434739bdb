import { shownReviewCount } from '#domain/chance';
import { formatMoney } from '#domain/money';
import { listPrice, shownPrice } from '#domain/price';
import type { Product } from '#domain/product';
import { slug } from '#domain/slug';
import { pictureOf } from '#fixtures/pictures';
import type { ProductCardModel } from '#ui/components/ProductCard/ProductCard';

/** A product as its card tells it in this visit. */
export function productCard(product: Product, seed: number): ProductCardModel {
  const [main, second] = product.img;
  return {
    id: product.id,
    slug: slug(product.name),
    name: product.name,
    category: product.category,
    price: formatMoney(shownPrice(product)),
    was: product.discount > 0 ? formatMoney(listPrice(product)) : undefined,
    discount: product.discount,
    rate: product.rate,
    reviewCount: shownReviewCount(seed, product.id),
    soldOut: product.stock === 0,
    picture: pictureOf(main ?? ''),
    hoverPicture: second === undefined ? undefined : pictureOf(second),
  };
}
