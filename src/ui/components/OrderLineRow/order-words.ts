import type { ShownStatus } from '#domain/order';
import type { Picture } from '#domain/picture';

import type { OrderLineRowProps } from './OrderLineRow';

export interface OrderWords {
  readonly orderid: string;
  readonly name: string;
  readonly picture: Picture;
  readonly status: ShownStatus;
  readonly trackingid: string;
  /** Like `04 Dec 2025`; undefined for sample orders and for orders of earlier versions. */
  readonly placedOn: string | undefined;
  /** The days promised at checkout, and for which country; undefined as `placedOn`, and once it is cancelled. */
  readonly expected: string | undefined;
  /** Like `04 Dec 2025`; of a cancelled order, that there is none. */
  readonly deliveryDate: string;
  readonly email: string;
  /** Name and address, line by line; empty if none was given. */
  readonly sentTo: readonly string[];
  /** Like `3 pieces`. */
  readonly pieces: string;
  readonly lines: readonly (OrderLineRowProps & { readonly id: number })[];
  readonly subtotal: string;
  readonly shipping: string;
  /** The amount charged. */
  readonly price: string;
}
