import type { Cents } from './money';

export interface Priced {
  /** List price in whole dollars. */
  readonly price: number;
  /** Whole percent. */
  readonly discount: number;
}

export interface PricedLine extends Priced {
  readonly qty: number;
}

/** Added to every order in the checkout (section 9: fixed shipping 100). */
export const CHECKOUT_SHIPPING_CENTS: Cents = 10_000;

/** Taken off the subtotal on the cart page (section 9: fixed 10% discount). */
export const CART_DISCOUNT_PERCENT = 10;

/** Free worldwide shipping is advertised strictly above this amount, before the cart's discount (section 1). */
export const FREE_SHIPPING_OVER_CENTS: Cents = 10_000;

/** The amount as texts have it: "$100". */
export const FREE_SHIPPING_OVER = `$${FREE_SHIPPING_OVER_CENTS / 100}`;

/** What header, products and descriptions say of it. */
export const FREE_SHIPPING = `Free worldwide shipping on orders over ${FREE_SHIPPING_OVER}`;

/** Shown price = price minus discount percent, with two decimals (section 9). */
export function shownPrice({ price, discount }: Priced): Cents {
  return Math.round(price * (100 - discount));
}

/** The undiscounted price. */
export function listPrice({ price }: Priced): Cents {
  return Math.round(price * 100);
}

/** Line total = shown price times quantity (section 9). */
export function lineTotal(line: PricedLine): Cents {
  return shownPrice(line) * line.qty;
}

/** Order line total = quantity times price, minus the discount percentage of that amount (section 9). */
export function orderLineTotal({ price, discount, qty }: PricedLine): Cents {
  return Math.round(qty * price * (100 - discount));
}

export interface CartTotals {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly total: Cents;
  readonly shipsFree: boolean;
}

/** Cart total = subtotal minus a fixed 10 % (section 9). */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = sum(lines.map(lineTotal));
  const discount = Math.round((subtotal * CART_DISCOUNT_PERCENT) / 100);
  return { subtotal, discount, total: subtotal - discount, shipsFree: subtotal > FREE_SHIPPING_OVER_CENTS };
}

export interface CheckoutTotals {
  readonly subtotal: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
}

/** Checkout total = its lines plus the fixed sample shipping (section 9); an empty checkout costs nothing. */
export function checkoutTotals(lines: readonly PricedLine[]): CheckoutTotals {
  const subtotal = sum(lines.map(lineTotal));
  const shipping = lines.length === 0 ? 0 : CHECKOUT_SHIPPING_CENTS;
  return { subtotal, shipping, total: subtotal + shipping };
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
