import type { FullCartLine } from './cart-line';
import { deliveryWindow, isoDate } from './delivery';
import type { Order } from './order';
import { checkoutTotals } from './price';

/** The number after the highest one in use, like `LW-10428`. */
export function nextOrderId(orders: readonly Order[]): string {
  const numbers = orders.map(({ orderid }) => Number(orderid.replace(/\D/g, '')));
  return `LW-${Math.max(10_000, ...numbers) + 1}`;
}

interface Placing {
  readonly lines: readonly FullCartLine[];
  readonly email: string;
  readonly orders: readonly Order[];
  readonly now: Date;
}

/** A successful payment writes one order "In Progress" (readings, "Payment"); undefined when there is nothing to order. */
export function placedOrder({ lines, email, orders, now }: Placing): Order | undefined {
  const [first, ...others] = lines;
  if (!first) {
    return undefined;
  }
  const orderid = nextOrderId(orders);
  return {
    orderid,
    img: first.product.img[0] ?? 'stand-in',
    name: others.length === 0 ? first.product.name : `${first.product.name} and ${others.length} more`,
    status: 'In Progress',
    trackingid: `TRK-${orderid.slice(3)}`,
    deliverydate: isoDate(deliveryWindow(now).latest),
    price: checkoutTotals(lines).total,
    email,
    lines: lines.map(({ product, qty, price, discount }) => ({
      productId: product.id,
      name: product.name,
      qty,
      price,
      discount,
    })),
    reached: 'Ordered',
  };
}

/** Finds an order by id, trimmed, `#` and case ignored, and email, case-blind (readings, "track order"). */
export function findOrder(orders: readonly Order[], orderid: string, email: string): Order | undefined {
  return orders.find((order) => plainId(order.orderid) === plainId(orderid) && plain(order.email) === plain(email));
}

/** Finds an order by id alone, as an address of the shop names it. */
export function orderById(orders: readonly Order[], orderid: string): Order | undefined {
  return orders.find((order) => plainId(order.orderid) === plainId(orderid));
}

function plainId(orderid: string): string {
  return plain(orderid).replace(/^#\s*/, '');
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
