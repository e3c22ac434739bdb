import { deliveryWindow, localDate, placedBefore } from './delivery';
import type { Order, TrackingStage } from './order';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a parcel comes to its stages, in ms since 1970. When it is received only the shopper can say. */
export type StageTimes = Readonly<Record<Exclude<TrackingStage, 'Received'>, number>>;

/**
 * When the parcel of an order that was placed on this device comes to its stages: packed after a day, on its way after two, at
 * the door at noon of its delivery date, wherever the device is by then. An order without a time was placed about as long before
 * that day as is promised today; none was placed later than now, whatever day it names.
 */
export function stageTimes(
  { placedAt, deliverydate, weekend }: Pick<Order, 'placedAt' | 'deliverydate' | 'weekend'>,
  now: number,
): StageTimes {
  const said = placedAt ?? placedBefore(deliverydate);
  const placed = Math.min(said, now);
  const day = said > now ? deliveryWindow(new Date(now), weekend).latest : localDate(deliverydate);
  return {
    Ordered: placed,
    Packaging: placed + DAY_MS,
    Delivery: placed + 2 * DAY_MS,
    Delivered: day.setHours(12),
  };
}
