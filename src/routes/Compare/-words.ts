import type { ProductContent } from '#domain/content';
import { formatMoney } from '#domain/money';
import { listPrice, shownPrice } from '#domain/price';
import type { Product } from '#domain/product';
import { slug } from '#domain/slug';
import type { Unit } from '#domain/units';
import { allFactRows } from '#routes/-shared/facts';
import { missingWords } from '#routes/-shared/offered-list';
import { stockWords } from '#routes/-shared/product-card';
import type { ComparedProduct, ComparisonRow } from '#ui/views/CompareView/CompareView';

import type { AskedComparison } from './-load';

/** Facts that can be compared whatever the products are. */
const OF_ANY_KIND: readonly string[] = ['Price', 'Rating', 'Stock'];

/** What only things of such kinds have; of everything else it is not missing. */
const ONLY_OF: Readonly<Record<string, RegExp>> = {
  'Seat height': /chair|stool|bench|sofa/i,
  Mattress: /\bbed$/i,
  Holds: /basket|bowl|box|crock|dispenser|glass|jar|kettle|mug|pot|vase/i,
};

/**
 * The facts of the products, row by row, sizes in this unit. What is known of none has no row. A bed and a lamp differ
 * in nearly everything: of different kinds only a few facts count as differing.
 */
export function comparisonRows(products: readonly Product[], unit: Unit): readonly ComparisonRow[] {
  const areAlike = areOfOneKind(products);
  const lightest = areAlike ? lightestOf(products) : undefined;
  const columns = products.map((product) =>
    factsOf(product, unit).map(({ term, detail }) => ({
      term,
      detail:
        product === lightest && term === 'Weight'
          ? `${detail}, the ${products.length === 2 ? 'lighter' : 'lightest'}`
          : detail,
    })),
  );
  const [first = []] = columns;
  return first
    .map(({ term }, row) => ({ term, details: columns.map((facts) => facts[row]?.detail ?? '') }))
    .filter(({ details }) => details.some((detail) => detail !== ''))
    .map(({ term, details }) => ({
      term,
      cells: details.map((detail, place) => detail || (appliesTo(term, products[place]) ? 'Not known' : undefined)),
      differs: new Set(details).size > 1 && (areAlike || OF_ANY_KIND.includes(term)),
    }));
}

function appliesTo(term: string, product: Product | undefined): boolean {
  return ONLY_OF[term]?.test(product?.kind ?? '') ?? true;
}

/** What the page says of the marks. */
export function marksWords(products: readonly Product[]): string {
  if (products.length === 1) {
    return 'Choose one more product to see what differs.';
  }
  return areOfOneKind(products)
    ? 'Facts that differ are set in bold.'
    : 'These are of different kinds: only price, rating and stock are set in bold where they differ.';
}

/** Undefined if a weight is not known, or two are the lightest. */
function lightestOf(products: readonly Product[]): Product | undefined {
  const weights = products.map(({ facts }) => facts?.weight ?? Number.NaN);
  const least = Math.min(...weights);
  return products.length > 1 && weights.filter((weight) => weight === least).length === 1
    ? products[weights.indexOf(least)]
    : undefined;
}

/** The last word of a kind counts: dining chair and lounge chair are chairs. */
function areOfOneKind(products: readonly Product[]): boolean {
  return new Set(products.map(({ kind }) => kind.toLowerCase().split(' ').at(-1))).size <= 1;
}

function factsOf(product: Product, unit: Unit): readonly { readonly term: string; readonly detail: string }[] {
  const { rate, stock, category, kind, colours } = product;
  return [
    { term: 'Price', detail: priceWords(product) },
    { term: 'Rating', detail: `${rate} of 5` },
    { term: 'Stock', detail: stock === 0 ? 'Sold Out' : stockWords(stock) },
    { term: 'Category', detail: category },
    { term: 'Kind', detail: kind },
    { term: 'Colours', detail: colours.charAt(0).toUpperCase() + colours.slice(1) },
    ...allFactRows(product, unit),
  ];
}

/** A product as the head of its column; none without a picture. */
export function comparedProduct({ product, pictures: [picture] }: ProductContent): ComparedProduct[] {
  const { id, name, stock } = product;
  return picture ? [{ id, name, slug: slug(name), picture, soldOut: stock === 0 }] : [];
}

/** What of the address could not be shown; undefined if all is. */
export function omissionWords({ productIds, unread, tooMany }: AskedComparison, found: number): string | undefined {
  const missing = unread + productIds.length - found;
  const words = [
    ...missingWords(missing),
    ...(tooMany === 0 ? [] : ['A comparison holds four products: these are the first four of the link.']),
  ];
  return words.length === 0 ? undefined : words.join(' ');
}

function priceWords(product: Product): string {
  const price = formatMoney(shownPrice(product));
  return product.discount > 0 ? `${price}, was ${formatMoney(listPrice(product))}` : price;
}
