import { townLine } from '#domain/address';
import { pieceCount } from '#domain/cart-line';
import { formatIsoDate, isoDate, promisedDays } from '#domain/delivery';
import { formatMoney } from '#domain/money';
import type { Order, Recipient, ShownStatus } from '#domain/order';
import { isCancelled } from '#domain/order-changes';
import { keyOf } from '#domain/picture';
import { orderLineTotal } from '#domain/price';
import type { ListedProduct } from '#domain/product';
import type { ReorderResult } from '#domain/reorder';
import { slug } from '#domain/slug';
import { standInPicture } from '#fixtures/page-pictures/stand-in';
import type { OrderLineProduct } from '#ui/components/OrderLineRow/OrderLineRow';
import type { OrderWords } from '#ui/components/OrderLineRow/order-words';
import { piecesInWords } from './pieces';

/** An order for the account and for its own page, with its picture if that product is known. */
export function orderWords(order: Order, known: readonly ListedProduct[]): OrderWords {
  const goods = order.lines.reduce((sum, line) => sum + orderLineTotal(line), 0);
  return {
    orderid: order.orderid,
    name: order.name,
    picture: known.find(({ pictures }) => keyOf(pictures[0].name) === order.img)?.pictures[0] ?? standInPicture,
    status: shownStatus(order),
    trackingid: order.trackingid,
    placedOn: order.placedAt === undefined ? undefined : formatIsoDate(isoDate(new Date(order.placedAt))),
    expected: expectedWords(order),
    deliveryDate: isCancelled(order) ? 'None: cancelled' : formatIsoDate(order.deliverydate),
    email: order.email,
    sentTo: recipientLines(order.recipient),
    pieces: piecesInWords(pieceCount(order.lines)),
    lines: order.lines.map((line) => ({
      id: line.productId,
      name: line.name,
      qty: line.qty,
      amount: formatMoney(orderLineTotal(line)),
      product: productOf(line.productId, known),
    })),
    subtotal: formatMoney(goods),
    shipping: formatMoney(order.price - goods),
    price: formatMoney(order.price),
  };
}

/** A cancelled order is kept as Failed. */
export function shownStatus(order: Pick<Order, 'status' | 'cancelledAt'>): ShownStatus {
  return isCancelled(order) ? 'Cancelled' : order.status;
}

function productOf(productId: number, known: readonly ListedProduct[]): OrderLineProduct | undefined {
  const product = known.find(({ id }) => id === productId);
  return product && { id: product.id, slug: slug(product.name), picture: product.pictures[0] };
}

/** The days that checkout promised, and the country they were calculated for; undefined once it is cancelled. */
function expectedWords(order: Order): string | undefined {
  const { placedAt, deliverydate, weekend, recipient } = order;
  return placedAt === undefined || isCancelled(order)
    ? undefined
    : `Between ${promisedDays(deliverydate, weekend)}${recipient?.country ? `, in ${recipient.country}` : ''}`;
}

/** Name and address, line by line; empty lines are left out. Of the country alone there are none: it is chosen on product pages too. */
export function recipientLines(recipient: Recipient | undefined): readonly string[] {
  const {
    firstName = '',
    lastName = '',
    street = '',
    postcode = '',
    city = '',
    country = '',
    phone = '',
  } = recipient ?? {};
  const lines = [
    `${firstName} ${lastName}`,
    street,
    townLine({ postcode, city, country }),
    country,
    unbroken(phone),
  ].map((line) => line.trim());
  return lines.some((line) => line !== '' && line !== country) ? lines.filter((line) => line !== '') : [];
}

/** With no-break spaces: in two lines a number is hard to read, and to dial. */
function unbroken(phone: string): string {
  return phone.trim().replaceAll(' ', '\u00A0');
}

type Buyer = Pick<Order, 'email' | 'recipient'>;

/** The order that a buyer has just placed; another tab may have paid in the same moment, and stand before it. */
export function orderOf<Placed extends Buyer>(buyer: Buyer, placed: readonly Placed[]): Placed | undefined {
  const words = ({ email, recipient }: Buyer) =>
    [email, ...recipientLines(recipient && { ...recipient, street: '' })].join();
  return placed.find((order) => words(order) === words(buyer)) ?? placed[0];
}

/** The confirmation after Reorder. */
export function reorderWords({ pieces, short, missing }: ReorderResult): string {
  return [
    pieces === 0
      ? 'Nothing was added to your cart.'
      : `${piecesInWords(pieces)} ${pieces === 1 ? 'is' : 'are'} back in your cart.`,
    ...(short.length > 0 ? [`No more in stock: ${short.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`Sold Out: ${missing.join(', ')}.`] : []),
  ].join(' ');
}
