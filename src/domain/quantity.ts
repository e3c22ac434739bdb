/** Bounds declared by the input; the actual limit is the stock (section 5). */
export const DECLARED_MIN_QUANTITY = 1;
export const DECLARED_MAX_QUANTITY = 10;

/** No catalogue has more of a product (`docs/catalogue.md`). */
export const MOST_IN_STOCK = 10_000;

/** 0 or less becomes 1, above stock becomes stock, fractions are dropped (section 5). */
export function clampQuantity(quantity: number, stock: number): number {
  return Math.max(1, Math.min(Math.trunc(quantity), stock));
}

/** Stock up to which a page says how many are left. */
const LOW_STOCK = 3;

/** True if so few of what is not sold out are left that a page says how many. */
export function isScarce(stock: number): boolean {
  return stock <= LOW_STOCK;
}

/** False for an empty text, a lone sign and negative numbers, which may be the beginning of a quantity. */
export function isQuantity(typed: string): boolean {
  return typed.trim() !== '' && Number.isFinite(Number(typed)) && Number(typed) >= 0;
}

/** The quantity for a typed text on blur: 1 if it is empty, not a number, 0 or less (section 5). */
export function parseQuantity(typed: string): number {
  return isQuantity(typed) ? Math.max(1, Number(typed)) : 1;
}

/** Quantities under 10 are shown with a leading zero (section 9). */
export function formatQuantity(quantity: number): string {
  return String(quantity).padStart(2, '0');
}
