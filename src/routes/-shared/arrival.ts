import { deliveryWindow, formatDay } from '#domain/delivery';

/** `Between Wed 25 Nov and Tue 1 Dec`: when an order that is placed now arrives. */
export function arrivalWords(now: Date): string {
  const { soonest, latest } = deliveryWindow(now);
  return `Between ${formatDay(soonest)} and ${formatDay(latest)}`;
}
