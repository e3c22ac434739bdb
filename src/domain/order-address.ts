import { deliveryWindow, isoDate } from './delivery';
import type { Weekend } from './delivery';
import type { FieldValues } from './fields';
import type { Order, Recipient } from './order';

/** What changes of an order with its address: to a country with another weekend the parcel takes other days. */
export type OrderAddress = Pick<Order, 'recipient' | 'weekend' | 'deliverydate'>;

/** The order's address as it stands. */
export function addressOf({ recipient, weekend, deliverydate }: OrderAddress): OrderAddress {
  return { recipient, weekend, deliverydate };
}

/** The order's address once it goes to somebody else or elsewhere. The street is kept with its town. */
export function readdressed(
  { placedAt, ...order }: OrderAddress & Pick<Order, 'placedAt'>,
  recipient: Recipient | undefined,
  weekend: Weekend | undefined,
): OrderAddress {
  const isSameTown = (['city', 'postcode', 'country'] as const).every(
    (fact) => recipient?.[fact] === order.recipient?.[fact],
  );
  const street = recipient?.street ?? (isSameTown ? order.recipient?.street : undefined);
  return {
    recipient: recipient && { ...recipient, street },
    weekend,
    deliverydate:
      placedAt === undefined ? order.deliverydate : isoDate(deliveryWindow(new Date(placedAt), weekend).latest),
  };
}

/** The order's address as the form begins with it. */
export function recipientValues(order: Pick<Order, 'recipient'> | undefined): FieldValues {
  const { firstName = '', lastName = '', phone = '', city = '', country = '', postcode = '' } = order?.recipient ?? {};
  return { firstName, lastName, phone, city, country, postcode };
}
