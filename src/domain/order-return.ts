import type { Cents } from './money';
import type { Order, OrderReturn } from './order';
import { stageTimes } from './parcel';
import { orderLineTotal } from './price';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after arrival in which a piece can be returned, as the Refund & Return Policy says. */
export const DAYS_TO_RETURN = 30;

/** Why something goes back. */
export const RETURN_REASONS = [
  'It does not fit',
  'It arrived damaged',
  'It is not what I expected',
  'I changed my mind',
] as const;

/** The stages of a return, in order. */
export const RETURN_STAGES = ['Booked', 'Collected', 'Refunded'] as const;

export type ReturnStage = (typeof RETURN_STAGES)[number];

/** When a return comes to its stages, in ms since 1970: collected after two days, refunded after five. */
export function returnTimes({ bookedAt }: Pick<OrderReturn, 'bookedAt'>): Readonly<Record<ReturnStage, number>> {
  return { Booked: bookedAt, Collected: bookedAt + 2 * DAY_MS, Refunded: bookedAt + 5 * DAY_MS };
}

/** Where a return is by the clock; `now` in ms since 1970. A return that was booked later than now is Booked. */
export function returnStageAt(returned: Pick<OrderReturn, 'bookedAt'>, now: number): ReturnStage {
  const times = returnTimes(returned);
  return RETURN_STAGES.findLast((stage) => times[stage] <= now) ?? 'Booked';
}

/** True for a received order of this device without a return, within the days to return; `now` in ms since 1970. */
export function canBeReturned(order: Order, now: number): boolean {
  const arrivedAt = stageTimes(order, now).Delivered;
  return order.reached === 'Received' && order.returned === undefined && now <= arrivedAt + DAYS_TO_RETURN * DAY_MS;
}

/** True while a return can be withdrawn: until it is collected; `now` in ms since 1970. */
export function canBeWithdrawn({ returned }: Pick<Order, 'returned'>, now: number): boolean {
  return returned !== undefined && returnStageAt(returned, now) === 'Booked';
}

/** True if something was chosen, and all of it is of this order. */
export function hasLines({ lines }: Pick<Order, 'lines'>, productIds: readonly number[]): boolean {
  return productIds.length > 0 && productIds.every((id) => lines.some(({ productId }) => productId === id));
}

/** The order as it was before something of it went back. */
export function withoutReturn({ returned: _dropped, ...order }: Order): Order {
  return order;
}

/** The amount that goes back, in cents: what was paid for the lines, without shipping. */
export function refundOf({ lines }: Pick<Order, 'lines'>, productIds: readonly number[]): Cents {
  return lines
    .filter(({ productId }) => productIds.includes(productId))
    .reduce((sum, line) => sum + orderLineTotal(line), 0);
}
