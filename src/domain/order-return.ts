/** What decides about returns; what an order's page says of them is in `return-facts.ts`, which only that page loads. */
import type { Order, Pieces } from './order';
import { stageTimes } from './parcel';

/** From booking a return until the carrier collects it: two days. */
export const COLLECTED_AFTER_MS = 172_800_000;

/** From booking a return until it is paid back: five days. */
export const REFUNDED_AFTER_MS = 432_000_000;

/** After arrival a piece can be returned for thirty days, as the Refund & Return Policy says. */
const RETURNED_WITHIN_MS = 2_592_000_000;

/** How many of a product are among these. */
export function piecesOf(pieces: readonly Pieces[], id: number): number {
  return pieces.reduce((sum, { productId, qty }) => (productId === id ? sum + qty : sum), 0);
}

/** How many of a product are left to send back. */
export function leftOf({ lines, returns = [] }: Pick<Order, 'lines' | 'returns'>, id: number): number {
  const gone = returns.flatMap(({ pieces }) => pieces);
  return piecesOf(lines, id) - piecesOf(gone, id);
}

/**
 * True for a received order of this device, within the days to return, while no earlier return is under way; `now` in ms
 * since 1970.
 */
export function canBeReturned(order: Order, now: number): boolean {
  const last = order.returns?.at(-1);
  return (
    order.reached === 'Received' &&
    (last === undefined || now >= last.bookedAt + REFUNDED_AFTER_MS) &&
    now <= returnableUntil(order, now)
  );
}

/** The last moment to return something of an order, in ms since 1970, as is `now`. */
export function returnableUntil(order: Order, now: number): number {
  return stageTimes(order, now).Delivered + RETURNED_WITHIN_MS;
}

/** True while the last return can be withdrawn: until it is collected; `now` in ms since 1970. */
export function canBeWithdrawn({ returns }: Pick<Order, 'returns'>, now: number): boolean {
  const last = returns?.at(-1);
  return last !== undefined && now < last.bookedAt + COLLECTED_AFTER_MS;
}

/** True if something was chosen, and all of it is left of this order. */
export function hasPieces(order: Pick<Order, 'lines' | 'returns'>, pieces: readonly Pieces[]): boolean {
  return pieces.length > 0 && pieces.every(({ productId, qty }) => qty <= leftOf(order, productId));
}

/** The order as it was before its last return. */
export function withoutReturn(order: Order): Order {
  return { ...order, returns: order.returns?.slice(0, -1) };
}
