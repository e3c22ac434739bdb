import type { FullCartLine } from './cart-line';
import { deliveryWindow, isoDate } from './delivery';
import { comparable, digits } from './fields';
import type { Order } from './order';
import { keyOf } from './picture';
import { checkoutTotals } from './price';

/** One after the highest number in use, like `LW-10428`. */
export function nextOrderId(orders: readonly Order[]): string {
  const numbers = orders.map(({ orderid }) => Number(orderid.replace(/\D/g, '')));
  return `LW-${Math.max(10_000, ...numbers) + 1}`;
}

/** Like `LWT-4827-3190`: derived from the order's number, and unique on a device. */
export function trackingId(orderid: string): string {
  const number = Number(orderid.replace(/\D/g, ''));
  return `LWT-${fourDigits(number * 7)}-${fourDigits(number * 7919)}`;
}

function fourDigits(number: number): string {
  return String(number % 10_000).padStart(4, '0');
}

interface Placing extends Pick<Order, 'recipient' | 'weekend'> {
  readonly lines: readonly FullCartLine[];
  readonly email: string;
  readonly orders: readonly Order[];
  readonly now: Date;
}

/** The "In Progress" order of a successful payment (readings, "Payment"); undefined for an empty cart. */
export function placedOrder({ lines, email, recipient, weekend, orders, now }: Placing): Order | undefined {
  const [first, ...others] = lines;
  if (!first) {
    return undefined;
  }
  const orderid = nextOrderId(orders);
  return {
    orderid,
    img: keyOf(first.product.pictures[0].name),
    name: others.length === 0 ? first.product.name : `${first.product.name} and ${others.length} more`,
    status: 'In Progress',
    trackingid: trackingId(orderid),
    deliverydate: isoDate(deliveryWindow(now, weekend).latest),
    placedAt: now.getTime(),
    price: checkoutTotals(lines).total,
    email,
    ...(recipient && { recipient }),
    ...(weekend && { weekend }),
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

/**
 * Finds an order by id (as `orderById`) and email (case ignored) (readings, "track order"). One that was placed without an
 * email is found by its id alone. The number of its parcel finds it, too.
 */
export function findOrder(orders: readonly Order[], orderid: string, email: string): Order | undefined {
  const order = orderById(orders, orderid) ?? orders.find(({ trackingid }) => digits(trackingid) === digits(orderid));
  return order && (order.email === '' || comparable(order.email) === comparable(email)) ? order : undefined;
}

/** The order of an id as somebody types or copies it: of "Order #LW-10428" its number counts. */
export function orderById(orders: readonly Order[], orderid: string): Order | undefined {
  return orders.find((order) => digits(order.orderid) === digits(orderid));
}
