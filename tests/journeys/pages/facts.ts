import { products } from '#fixtures/products';

/** A product of the catalogue by its id. */
export function product(id: number) {
  const found = products.find((candidate) => candidate.id === id);
  if (found === undefined) {
    throw new Error(`No product ${id}: ids are 1-50.`);
  }
  return found;
}

/** Section 9, computed a second time: price minus discount percent, with two decimals, in dollars. */
export function shownPrice(id: number): string {
  const { price, discount } = product(id);
  return money((price * (100 - discount)) / 100);
}

/** As the shop draws an amount. */
export function money(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** The product page of an id: its name with spaces turned to hyphens. */
export function productPath(id: number): string {
  return `/Products/ProductDetail/${product(id).name.replaceAll(' ', '-')}`;
}

/** How many products a filter should leave. */
export function countOf(matches: (item: { category: string; shown: number }) => boolean): number {
  return products.filter(({ category, price, discount }) =>
    matches({ category, shown: Math.round(price * (100 - discount)) / 100 }),
  ).length;
}

/** Products by what a journey needs of them. */
export const THE = {
  /** Stock 10, three pictures, 20 % off. */
  lamp: 5,
  /** Stock 2, nothing off. */
  lastChairs: 32,
  /** Stock 0, nothing off. */
  soldOut: 44,
  /** Stock 1. */
  lastOne: 10,
} as const;

/** The records of section 3 that pay, as the README prints them. */
export const CARD_THAT_PAYS = {
  name: 'Nora Ellery',
  number: '4242 4242 4242 4242',
  cvv: '123',
  expiry: '09/29',
} as const;

/** The three who could pay, and what they would type. */
export const PERSON = {
  firstName: 'Nora',
  lastName: 'Ellery',
  email: 'nora@example.com',
  phone: '+1 902 555 0142',
  town: 'Halifax',
  country: 'Canada',
  postcode: 'B3H 4R2',
} as const;
