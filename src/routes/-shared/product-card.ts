import { shownReviewCount } from '#domain/random';
import { formatMoney, grouped } from '#domain/money';
import { listPrice, shownPrice } from '#domain/price';
import { isScarce } from '#domain/quantity';
import type { ListedProduct } from '#domain/product';
import { slug } from '#domain/slug';
import { listedIdOf } from '#domain/variants';
import type { ProductCardWords } from '#ui/components/ProductCard/ProductCard';

/** A product for its card, in this visit. */
export function productCard(product: ListedProduct, seed: number): ProductCardWords {
  const [main, second] = product.pictures;
  return {
    id: product.id,
    slug: slug(product.name),
    name: product.name,
    category: product.category,
    price: formatMoney(shownPrice(product)),
    was: product.discount > 0 ? formatMoney(listPrice(product)) : undefined,
    discount: product.discount,
    rate: product.rate,
    reviewCount: shownReviewCount(seed, listedIdOf(product)),
    choice: choiceWords(product),
    swatches: product.swatches,
    soldOut: isSoldOut(product),
    picture: main,
    hoverPicture: second,
  };
}

/** One that is shown as a variant by itself, any other with all its variants. */
function isSoldOut({ stock, variantOf, variants = [] }: ListedProduct): boolean {
  return stock === 0 && (variantOf !== undefined || variants.every((variant) => variant.stock === 0));
}

/** "3 sizes"; undefined without variants. */
function choiceWords({ option, variants }: ListedProduct): string | undefined {
  return option && variants ? `${variants.length + 1} ${option.toLowerCase()}s` : undefined;
}

/** "Only 6,520 in stock": no more of it can be bought. */
export function onlyInStock(stock: number): string {
  return `Only ${grouped(String(stock))} in stock`;
}

/** "In stock", or "Only 3 left". */
export function stockWords(stock: number): string {
  return isScarce(stock) ? `Only ${stock} left` : 'In stock';
}
