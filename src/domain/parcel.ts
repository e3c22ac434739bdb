import { deliveryWindow, placedBefore } from './delivery';
import type { Order, TrackingStage } from './order';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** When a parcel comes to its stages, in ms since 1970. When it is received only the shopper can say. */
export type StageTimes = Readonly<Record<Exclude<TrackingStage, 'Received'>, number>>;

/**
 * When the parcel of an order that was placed on this device comes to its stages: packed after a day, on its way after two, at
 * the door at noon of the last day that was promised. An order without a time was placed about as long before that day as is
 * promised today; none was placed later than now.
 */
export function stageTimes(
  { placedAt, deliverydate, weekend }: Pick<Order, 'placedAt' | 'deliverydate' | 'weekend'>,
  now: number,
): StageTimes {
  const placed = Math.min(placedAt ?? placedBefore(deliverydate), now);
  return {
    Ordered: placed,
    Packaging: placed + DAY_MS,
    Delivery: placed + 2 * DAY_MS,
    Delivered: deliveryWindow(new Date(placed), weekend).latest.getTime() + 12 * HOUR_MS,
  };
}
