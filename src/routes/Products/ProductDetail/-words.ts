import { formatIsoDate } from '#domain/delivery';
import type { Weekend } from '#domain/delivery';
import { shownReviewCount } from '#domain/random';
import { formatMoney } from '#domain/money';
import { listPrice, shownPrice } from '#domain/price';
import type { ProductContent } from '#domain/content';
import type { ListedProduct } from '#domain/product';
import { ratingDistribution } from '#domain/ratings';
import type { OwnReview, Review } from '#domain/review';
import type { Unit } from '#domain/units';
import { slug } from '#domain/slug';
import { listedIdOf } from '#domain/variants';
import { guestPicture } from '#fixtures/page-pictures/guest';
import { arrivalBetween } from '#routes/-shared/arrival';
import { factRows } from '#routes/-shared/facts';
import { isScarce } from '#domain/quantity';
import type { Visit } from '#routes/-shared/shop';
import { stockWords } from '#routes/-shared/product-card';
import type { RatingSummaryProps } from '#ui/views/ProductDetailView/RatingSummary';
import type { ProductDetailWords, ReviewWords, VariantsWords } from '#ui/views/ProductDetailView/product-detail';

/** A product for its own page, in this visit, delivered where this is the weekend. */
export function productDetail(
  content: Omit<ProductContent, 'products'>,
  { seed, arrivedAt }: Visit,
  unit: Unit,
  weekend?: Weekend,
): ProductDetailWords {
  const { product, pictures, turn } = content;
  return {
    id: product.id,
    name: product.name,
    category: product.category,
    description: product.description,
    price: formatMoney(shownPrice(product)),
    was: product.discount > 0 ? formatMoney(listPrice(product)) : undefined,
    discount: product.discount,
    rate: product.rate,
    pictures,
    turn,
    facts: factRows(product, unit),
    stockWords: stockWords(product.stock),
    isScarce: isScarce(product.stock),
    arrives: arrivedAt === undefined ? undefined : arrivalBetween(new Date(arrivedAt), weekend),
    reviewCount: shownReviewCount(seed, listedIdOf(product)),
  };
}

/** How often a product was given each number of stars, in this visit. */
export function ratingSummary(
  product: Pick<ListedProduct, 'id' | 'variantOf' | 'rate'>,
  seed: number,
): RatingSummaryProps {
  const listedId = listedIdOf(product);
  const count = shownReviewCount(seed, listedId);
  return { rate: product.rate, count, distribution: ratingDistribution(product.rate, count, seed + listedId) };
}

/** A product and its variants to choose from; undefined if there are none. */
export function variantsWords(
  { option }: Pick<ListedProduct, 'option'>,
  variants: readonly ListedProduct[],
): VariantsWords | undefined {
  return option === undefined || variants.length === 0
    ? undefined
    : {
        option,
        choices: variants.map((variant) => ({
          id: variant.id,
          slug: slug(variant.name),
          label: variant.label ?? '',
          price: variant.stock === 0 ? undefined : formatMoney(shownPrice(variant)),
          swatch: variant.swatch,
          picture: option === 'Size' || variant.swatch ? undefined : variant.pictures[0],
        })),
      };
}

/**
 * The shopper's own reviews of a product, on the page of each of its sizes and colours. They are kept with the listed
 * product; earlier builds kept them with the variant.
 */
export function ownReviewsOf(
  { product, variants }: Pick<ProductContent, 'product' | 'variants'>,
  own: readonly OwnReview[],
): readonly OwnReview[] {
  const ids = [listedIdOf(product), product.id, ...variants];
  return own.filter(({ productId }) => ids.includes(productId));
}

/** What the reviews on the page of a variant are of, where they are of another one. */
export function reviewedWords({ product, reviews, reviewedId, products }: ProductContent): string | undefined {
  const { option, label } = products.find(({ id }) => id === reviewedId) ?? {};
  return reviewedId === product.id || reviews.length === 0 || option === undefined || label === undefined
    ? undefined
    : `Written about the ${option.toLowerCase()} ${label}.`;
}

/** A review for its view; without the email. */
export function reviewWords(written: Review | OwnReview, portraits: ProductContent['portraits']): ReviewWords {
  const { username, review, img, stars, date } = written;
  return {
    ownId: 'id' in written ? written.id : undefined,
    username,
    text: review,
    stars,
    date: date === undefined ? undefined : { iso: date, shown: formatIsoDate(date) },
    portrait: portraits[img] ?? guestPicture,
  };
}
