import { formatMoney } from '#domain/money';
import type { PricedLine } from '#domain/price';
import { cartTotals, CHECKOUT_SHIPPING_CENTS } from '#domain/price';
import type { CartTotalProps } from '#ui/views/CartView/CartTotal';

/** Formatted totals of the cart, and what the checkout adds. */
export function cartTotal(lines: readonly PricedLine[]): Omit<CartTotalProps, 'arrives' | 'deliverTo'> {
  const { subtotal, discount, total } = cartTotals(lines);
  return {
    subtotal: formatMoney(subtotal),
    discount: formatMoney(-discount),
    total: formatMoney(total),
    shipping: formatMoney(CHECKOUT_SHIPPING_CENTS),
  };
}
