import type { Weekend } from '#domain/delivery';
import type { FieldCheck, FieldValues } from '#domain/fields';
import type { Order, Recipient } from '#domain/order';
import type { StageTimes } from '#domain/parcel';
import type { FormInput } from '#machines/form/form.machine';
import type { QuantityMessage } from '#machines/messages';
import type { OrderReturnInput } from '#machines/order-return/order-return.machine';
import type { ReorderInput } from '#machines/reorder/reorder.machine';

export interface OrderDetailInput extends ReorderInput {
  readonly order: Pick<Order, 'orderid' | 'status' | 'reached' | 'cancelledAt'>;
  /** When its parcel comes to its stages, by the address as it is now; undefined for a sample order. */
  readonly times: () => StageTimes | undefined;
  /** The order in full, if it was placed on this device. */
  readonly own?: OrderReturnInput['order'];
  /** The clock is handed in. */
  readonly now: () => Date;
  /** True while its address can be changed. */
  readonly canBeChanged: () => boolean;
  /** When its parcel is packed, in ms since 1970; undefined for a sample order. */
  readonly packedAt: number | undefined;
  readonly checkRecipient: FieldCheck;
  /** Formats the recipient after a field has changed. */
  readonly rewriteRecipient?: FormInput['rewrite'];
  readonly recipientOf: (values: FieldValues) => Recipient | undefined;
  /** The weekend of the country; undefined where it is Saturday and Sunday. */
  readonly weekendOf: (values: FieldValues) => Weekend | undefined;
}

export type OrderDetailEvent =
  | { type: 'address.opened' }
  | { type: 'address.closed' }
  | { type: 'order.received' }
  | { type: 'order.cancelled' }
  | { type: 'order.reinstated' }
  | QuantityMessage;
