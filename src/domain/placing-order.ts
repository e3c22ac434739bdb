import type { FullCartLine } from './cart-line';
import { deliveryWindow, isoDate } from './delivery';
import type { FieldValues } from './fields';
import type { Order, Recipient } from './order';
import type { AddressPlaces } from './places';
import { countryOf } from './places';
import { checkoutTotals } from './price';

/** The number after the highest one in use, like `LW-10428`. */
export function nextOrderId(orders: readonly Order[]): string {
  const numbers = orders.map(({ orderid }) => Number(orderid.replace(/\D/g, '')));
  return `LW-${Math.max(10_000, ...numbers) + 1}`;
}

/** Like `LWT-4827-3190`: the same for the same order, and no two orders of a device share it. */
export function trackingId(orderid: string): string {
  const number = Number(orderid.replace(/\D/g, ''));
  return `LWT-${fourDigits(number * 7)}-${fourDigits(number * 7919)}`;
}

function fourDigits(number: number): string {
  return String(number % 10_000).padStart(4, '0');
}

/** Who an order goes to, by the personal details as they were typed; undefined when nothing was. */
export function recipientOf(values: FieldValues, places: AddressPlaces): Recipient | undefined {
  const written = (field: string) => (values[field] ?? '').trim().replaceAll(/\s+/g, ' ');
  const country = countryOf(written('country'), places);
  const isWithoutPostcode =
    country && places.withoutPostcodes.includes(country.code) && !/\d/.test(written('postcode'));
  const recipient = {
    firstName: written('firstName'),
    lastName: written('lastName'),
    phone: written('phone'),
    city: written('city'),
    country: country?.name ?? written('country'),
    postcode: isWithoutPostcode ? '' : written('postcode'),
  };
  return Object.values(recipient).every((fact) => fact === '') ? undefined : recipient;
}

interface Placing {
  readonly lines: readonly FullCartLine[];
  readonly email: string;
  readonly recipient: Recipient | undefined;
  readonly orders: readonly Order[];
  readonly now: Date;
}

/** A successful payment writes one order "In Progress" (readings, "Payment"); undefined when there is nothing to order. */
export function placedOrder({ lines, email, recipient, orders, now }: Placing): Order | undefined {
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
    trackingid: trackingId(orderid),
    deliverydate: isoDate(deliveryWindow(now).latest),
    price: checkoutTotals(lines).total,
    email,
    ...(recipient && { recipient }),
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
