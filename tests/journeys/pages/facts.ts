import { products } from '#fixtures/products';

/** A product of the catalogue by its id. */
export function product(id: number) {
  const found = products.find((candidate) => candidate.id === id);
  if (found === undefined) {
    throw new Error(`No product ${id}: ids are 1-50.`);
  }
  return found;
}

/** Section 9, computed independently: price minus discount percent, in dollars with two decimals. */
export function shownPrice(id: number): string {
  const { price, discount } = product(id);
  return money((price * (100 - discount)) / 100);
}

/** An amount as the shop shows it. */
export function money(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** The path of a product's page: its name with spaces turned to hyphens. */
export function productPath(id: number): string {
  return `/Products/ProductDetail/${product(id).name.replaceAll(' ', '-')}`;
}

/** Number of products that match a filter. */
export function countOf(matches: (item: { category: string; shown: number }) => boolean): number {
  return products.filter(({ category, price, discount }) =>
    matches({ category, shown: Math.round(price * (100 - discount)) / 100 }),
  ).length;
}

/** Products with the properties that journeys need. */
export const THE = {
  /** Stock 10, three pictures, 20 % discount. */
  lamp: 5,
  /** Stock 2, no discount. */
  lastChairs: 32,
  /** Stock 0, no discount. */
  soldOut: 44,
  /** Stock 1. */
  lastOne: 10,
} as const;

/** A payment record of section 3, as the README prints it. */
export const CARD_THAT_PAYS = {
  name: 'Nora Ellery',
  number: '4242 4242 4242 4242',
  cvv: '123',
  expiry: '09/29',
} as const;

/** Personal details that belong to that card. */
export const PERSON = {
  firstName: 'Nora',
  lastName: 'Ellery',
  email: 'nora@example.com',
  phone: '+1 902 555 0142',
  town: 'Halifax',
  country: 'Canada',
  postcode: 'B3H 4R2',
} as const;
