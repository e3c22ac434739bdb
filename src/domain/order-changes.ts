import type { Order } from './order';
import { stageTimes } from './parcel';
import { stageAt } from './parcel-stage';

/** True while an order can be cancelled, or its address changed: until its parcel is packed; `now` in ms since 1970. */
export function canBeChanged(order: Order, now: number): boolean {
  return order.status === 'In Progress' && stageAt(order.reached, stageTimes(order, now), now) === 'Ordered';
}

/** The order after the shopper has cancelled it: Failed, one of the three stated statuses, with the time of it. */
export function cancelled(order: Order, now: number): Order {
  return { ...order, status: 'Failed', cancelledAt: now };
}

/** True of an order that the shopper has cancelled. */
export function isCancelled({ cancelledAt }: Pick<Order, 'cancelledAt'>): boolean {
  return cancelledAt !== undefined;
}

/** The order as it was before it was cancelled; its parcel goes on by the clock. */
export function reinstated(order: Order): Order {
  const { cancelledAt: dropped, ...kept } = order;
  return dropped === undefined ? order : { ...kept, status: 'In Progress' };
}

/** True while a cancellation can be taken back: as long as the order could have been cancelled. */
export function canBeReinstated(order: Order, now: number): boolean {
  return isCancelled(order) && canBeChanged(reinstated(order), now);
}
