import { arrivalDays } from '#domain/delivery';
import type { Weekend } from '#domain/delivery';

/** `Between Wed 25 Nov and Tue 1 Dec`: when an order that is placed now arrives where this is the weekend. */
export function arrivalBetween(now: Date, weekend?: Weekend): string {
  return `Between ${arrivalDays(now, weekend)}`;
}
