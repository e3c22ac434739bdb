import { deliveryWindow, isoDate } from '#domain/delivery';
import type { Order } from '#domain/order';
import { isCancelled } from '#domain/order-changes';
import { stageTimes } from '#domain/parcel';
import { bare, casesOf } from '#kit/paths/cases';
import { sampleNow, sampleOrder } from '#machines/samples';

import type { TrackingInput } from './tracking.machine';
import { trackingMachine } from './tracking.machine';

const HOUR_MS = 60 * 60 * 1000;

/** One order placed on this device for every stage. */
export const ownOrders = {
  Ordered: placed('LW-20001', 23),
  Packaging: placed('LW-20002', 47),
  Delivery: placed('LW-20003', 10 * 24),
  Delivered: placed('LW-20004', 14 * 24),
  Received: { ...placed('LW-20005', 14 * 24), status: 'Succeed', reached: 'Received' },
} as const;

/** An order that was cancelled an hour ago. */
export const cancelledOrder = {
  ...placed('LW-20006', 23),
  status: 'Failed',
  cancelledAt: sampleNow().getTime() - HOUR_MS,
} as const;

/** The input for the parcel of an order placed on this device. */
export function parcelOf(order: Order): TrackingInput {
  const times = stageTimes(order, sampleNow().getTime());
  return {
    reached: order.reached,
    isCancelled: isCancelled(order),
    packedAt: times.Packaging,
    times: () => times,
    now: sampleNow,
  };
}

/** The input for the parcel of a sample order. */
export const sampleParcel: TrackingInput = {
  reached: 'Packaging',
  isCancelled: false,
  packedAt: undefined,
  times: () => undefined,
  now: sampleNow,
};

export const cases = casesOf({
  name: 'tracking',
  machine: trackingMachine,
  starts: {
    'a parcel: Ordered': parcelOf(ownOrders.Ordered),
    'a parcel: Packaging': parcelOf(ownOrders.Packaging),
    'a parcel: Delivery': parcelOf(ownOrders.Delivery),
    'a parcel: Delivered': parcelOf(ownOrders.Delivered),
    'a parcel: Received': parcelOf(ownOrders.Received),
    'a parcel of a cancelled order': parcelOf(cancelledOrder),
    'a parcel of a sample order': sampleParcel,
  },
  cases: bare('order.received', 'order.cancelled', 'order.reinstated'),
  equivalentMutants: {
    'swap branches: tracking.locating|always|0': 'Only orders of this device are cancelled, and those have times.',
    'swap branches: tracking.locating|always|1': 'A parcel of a sample order comes to no stage by the clock.',
    'swap branches: tracking.locating|always|2': 'A parcel has reached one stage: at most one guard says yes.',
    'swap branches: tracking.locating|always|3': 'A parcel has reached one stage: at most one guard says yes.',
    'swap branches: tracking.locating|always|4': 'A parcel has reached one stage: at most one guard says yes.',
  },
});

function placed(orderid: string, hoursAgo: number) {
  const placedAt = sampleNow().getTime() - hoursAgo * HOUR_MS;
  const deliverydate = isoDate(deliveryWindow(new Date(placedAt)).latest);
  return { ...sampleOrder, orderid, reached: 'Ordered', placedAt, deliverydate } as const;
}
