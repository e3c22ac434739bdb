import { formatMoney } from '#domain/money';
import type { PricedLine } from '#domain/price';
import { cartTotals, FREE_SHIPPING_OVER_CENTS } from '#domain/price';
import type { CartTotalProps } from '#ui/views/CartView/CartTotal';

const ONE_CENT = 1;

/** Formatted totals of the cart. */
export function cartTotal(lines: readonly PricedLine[]): CartTotalProps {
  const { subtotal, discount, total, shipsFree } = cartTotals(lines);
  return {
    subtotal: formatMoney(subtotal),
    discount: formatMoney(-discount),
    total: formatMoney(total),
    shortOfFreeShipping: shipsFree ? undefined : formatMoney(FREE_SHIPPING_OVER_CENTS + ONE_CENT - subtotal),
  };
}

/** `5 pieces`. */
export function piecesInWords(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}
