import type { OrderStatus } from '#domain/order';
import type { Picture } from '#domain/picture';

import type { OrderLineRowProps } from './OrderLineRow';

/** An order as it is drawn. */
export interface OrderWords {
  readonly orderid: string;
  readonly name: string;
  readonly picture: Picture;
  readonly status: OrderStatus;
  readonly trackingid: string;
  /** Like `04 Dec 2025`. */
  readonly deliveryDate: string;
  readonly email: string;
  /** Who it goes to, and where, line by line; none where nobody was named. */
  readonly sentTo: readonly string[];
  readonly lines: readonly (OrderLineRowProps & { readonly id: number })[];
  readonly subtotal: string;
  readonly shipping: string;
  /** What was charged. */
  readonly price: string;
}
