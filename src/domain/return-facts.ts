import type { Cents } from './money';
import type { Order, OrderLine, OrderReturn, Pieces } from './order';
import { canBeReturned, COLLECTED_AFTER_MS, leftOf, piecesOf, REFUNDED_AFTER_MS } from './order-return';
import { orderLineTotal } from './price';

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

/** When a return comes to its stages, in ms since 1970. */
export function returnTimes({ bookedAt }: Pick<OrderReturn, 'bookedAt'>): Readonly<Record<ReturnStage, number>> {
  return { Booked: bookedAt, Collected: bookedAt + COLLECTED_AFTER_MS, Refunded: bookedAt + REFUNDED_AFTER_MS };
}

/** Where a return is by the clock; `now` in ms since 1970. A return that was booked later than now is Booked. */
export function returnStageAt(returned: Pick<OrderReturn, 'bookedAt'>, now: number): ReturnStage {
  const times = returnTimes(returned);
  return RETURN_STAGES.findLast((stage) => times[stage] <= now) ?? 'Booked';
}

/** The lines of which pieces are left to send back, with so many. */
export function linesLeft(order: Pick<Order, 'lines' | 'returns'>): readonly OrderLine[] {
  return order.lines.map((line) => ({ ...line, qty: leftOf(order, line.productId) })).filter(({ qty }) => qty > 0);
}

/** True if something of an order can be returned; `now` in ms since 1970. */
export function hasMoreToReturn(order: Order | undefined, now: number): boolean {
  return order !== undefined && canBeReturned(order, now) && linesLeft(order).length > 0;
}

/** The amount that goes back, in cents: what was paid for the pieces, without shipping. */
export function refundOf({ lines }: Pick<Order, 'lines'>, pieces: readonly Pieces[]): Cents {
  return lines.reduce((sum, line) => sum + orderLineTotal({ ...line, qty: piecesOf(pieces, line.productId) }), 0);
}
