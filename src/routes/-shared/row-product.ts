import { formatMoney } from '#domain/money';
import { shownPrice } from '#domain/price';
import type { ListedProduct } from '#domain/product';
import { slug } from '#domain/slug';
import type { RowProduct } from '#ui/components/ProductRow/ProductRow';

/** A product in a row of small pictures. */
export function rowProduct(product: ListedProduct): RowProduct {
  const { id, name, pictures } = product;
  return { id, name, slug: slug(name), price: formatMoney(shownPrice(product)), picture: pictures[0] };
}
