/** Delivery is advertised as 3-7 working days (section 1). */
export const DELIVERY_WORKING_DAYS = { soonest: 3, latest: 7 } as const;

export interface DeliveryWindow {
  readonly soonest: Date;
  readonly latest: Date;
}

/** Earliest and latest date of arrival of an order placed now; weekends do not count. */
export function deliveryWindow(now: Date): DeliveryWindow {
  return {
    soonest: afterWorkingDays(now, DELIVERY_WORKING_DAYS.soonest),
    latest: afterWorkingDays(now, DELIVERY_WORKING_DAYS.latest),
  };
}

/** Working days from now, not counting today, until a day and including it; 0 from that day on. */
export function workingDaysUntil(iso: string, now: Date): number {
  const last = localDate(iso);
  let days = 0;
  for (let date = afterWorkingDays(now, 1); date <= last; date = afterWorkingDays(date, 1)) {
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

/** `25 Nov 2025` from `2025-11-25`. */
export function formatIsoDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${String(day).padStart(2, '0')} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The day that many working days later, or earlier when there are fewer than none; it begins at midnight. */
function afterWorkingDays(from: Date, days: number): Date {
  const date = new Date(from.getFullYear(), from.getMonth(), from.getDate());
  for (let left = Math.abs(days); left > 0;) {
    date.setDate(date.getDate() + Math.sign(days));
    if (date.getDay() !== 0 && date.getDay() !== 6) {
      left -= 1;
    }
  }
  return date;
}
