/** Delivery is advertised as 3-7 working days (section 1). */
const DELIVERY_WORKING_DAYS = { soonest: 3, latest: 7 } as const;

/** Days of the week that are not worked, at most three: 0 is Sunday, 6 is Saturday. */
export type Weekend = readonly number[];

/** The weekend of most countries. */
export const USUAL_WEEKEND: Weekend = [0, 6];

/** Where an order goes. */
export interface Destination {
  /** English name, as in the checkout's list. */
  readonly country: string;
  readonly weekend: Weekend;
}

/** Where the shop is: it delivers there until the shopper chooses another country. */
export const HOME: Destination = { country: 'Canada', weekend: USUAL_WEEKEND };

export interface DeliveryWindow {
  readonly soonest: Date;
  readonly latest: Date;
}

/** Earliest and latest date of arrival of an order placed now; the weekend where it goes does not count. */
export function deliveryWindow(now: Date, weekend = USUAL_WEEKEND): DeliveryWindow {
  return {
    soonest: afterWorkingDays(now, DELIVERY_WORKING_DAYS.soonest, weekend),
    latest: afterWorkingDays(now, DELIVERY_WORKING_DAYS.latest, weekend),
  };
}

/** Working days from now, not counting today, until a day and including it; 0 from that day on. */
export function workingDaysUntil(iso: string, now: Date, weekend = USUAL_WEEKEND): number {
  const last = localDate(iso);
  let days = 0;
  for (let date = afterWorkingDays(now, 1, weekend); date <= last; date = afterWorkingDays(date, 1, weekend)) {
    days += 1;
  }
  return days;
}

/** About when an order was placed that was promised for a day, in ms since 1970. */
export function placedBefore(deliverydate: string): number {
  return afterWorkingDays(localDate(deliverydate), -DELIVERY_WORKING_DAYS.latest).getTime();
}

/** Midnight of a `YYYY-MM-DD`, local time. */
export function localDate(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** `YYYY-MM-DD` of a local date. */
export function isoDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Tue 25 Nov`, the same in every locale. */
export function formatDay(date: Date): string {
  return `${DAYS[date.getDay()]} ${date.getDate()} ${MONTHS[date.getMonth()]}`;
}

/** `Tue 25 Nov and Mon 1 Dec`: between which days an order placed now arrives. */
export function arrivalDays(now: Date, weekend?: Weekend): string {
  const { soonest, latest } = deliveryWindow(now, weekend);
  return `${formatDay(soonest)} and ${formatDay(latest)}`;
}

/** The days that an order was promised, from its delivery date: its hour of placing may be of another day in another time zone. */
export function promisedDays(deliverydate: string, weekend?: Weekend): string {
  const latest = localDate(deliverydate);
  const between = DELIVERY_WORKING_DAYS.soonest - DELIVERY_WORKING_DAYS.latest;
  return `${formatDay(afterWorkingDays(latest, between, weekend))} and ${formatDay(latest)}`;
}

/** `25 Nov 2025` from `2025-11-25`. */
export function formatIsoDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${String(day).padStart(2, '0')} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The day that many working days later, or earlier when there are fewer than none; it begins at midnight. */
function afterWorkingDays(from: Date, days: number, weekend = USUAL_WEEKEND): Date {
  let date = daysAfter(from, 0);
  for (let left = Math.abs(days); left > 0;) {
    date = daysAfter(date, Math.sign(days));
    if (!weekend.includes(date.getDay())) {
      left -= 1;
    }
  }
  return date;
}

/** Midnight so many days later. Moved on by `setDate` it stays at one o'clock after a day that clocks begin there, as in Chile. */
function daysAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}
