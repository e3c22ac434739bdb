import { afterEach, expect, test, vi } from 'vitest';

import { sampleContent } from '#content/whole-content';

import { fullLines } from './cart-line';
import { deliveryWindow, formatDay, formatIsoDate, isoDate, promisedDays, workingDaysUntil } from './delivery';
import { stageTimes } from './parcel';
import { placedOrder } from './placing-order';

const { products } = sampleContent();

afterEach(() => vi.unstubAllEnvs());

/** Local time of an order and its delivery dates: the same in every time zone. */
const ORDERED = [
  { on: [2025, 5, 16, 0, 0], soonest: 'Thu 19 Jun', latest: '2025-06-25', drawn: '25 Jun 2025' },
  { on: [2025, 5, 16, 23, 59], soonest: 'Thu 19 Jun', latest: '2025-06-25', drawn: '25 Jun 2025' },
  // Daylight saving time begins and ends in North America and Europe, and at midnight in Egypt and Chile.
  { on: [2025, 2, 6, 23, 30], soonest: 'Tue 11 Mar', latest: '2025-03-17', drawn: '17 Mar 2025' },
  { on: [2025, 2, 27, 0, 15], soonest: 'Tue 1 Apr', latest: '2025-04-07', drawn: '07 Apr 2025' },
  { on: [2025, 3, 23, 23, 45], soonest: 'Mon 28 Apr', latest: '2025-05-02', drawn: '02 May 2025' },
  { on: [2025, 8, 4, 0, 5], soonest: 'Tue 9 Sep', latest: '2025-09-15', drawn: '15 Sep 2025' },
  { on: [2025, 9, 30, 23, 59], soonest: 'Tue 4 Nov', latest: '2025-11-10', drawn: '10 Nov 2025' },
  { on: [2025, 11, 31, 23, 59], soonest: 'Mon 5 Jan', latest: '2026-01-09', drawn: '09 Jan 2026' },
  { on: [2028, 1, 28, 0, 0], soonest: 'Thu 2 Mar', latest: '2028-03-08', drawn: '08 Mar 2028' },
] as const;

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12', 'Etc/GMT-14'];

test('there are hundreds of zones, from twelve hours behind to fourteen ahead', () => {
  const offsets = ZONES.map((zone) => {
    vi.stubEnv('TZ', zone);
    return new Date(2025, 5, 16).getTimezoneOffset() / 60;
  });
  expect(ZONES.length).toBeGreaterThan(400);
  expect([Math.max(...offsets), Math.min(...offsets)]).toEqual([12, -14]);
});

test.each(ZONES)('in %s an order says the days of the shopper’s own calendar', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const { on, soonest, latest, drawn } of ORDERED) {
    const [year, month, day, hour, minute] = on;
    const now = new Date(year, month, day, hour, minute);
    const days = deliveryWindow(now);
    const lines = fullLines([{ productId: 5, qty: 1 }], products);
    const order = placedOrder({ lines, email: '', recipient: undefined, orders: [], now });
    expect({
      soonest: formatDay(days.soonest),
      latest: isoDate(days.latest),
      kept: order?.deliverydate,
      drawn: formatIsoDate(latest),
      workingDays: workingDaysUntil(latest, now),
    }).toEqual({ soonest, latest, kept: latest, drawn, workingDays: 7 });
  }
});

test.each(['America/Santiago', 'Africa/Cairo', 'America/New_York', 'Australia/Lord_Howe'])(
  'in %s a parcel is as many working days away after a weekend in which clocks are changed, and comes at noon',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const [month, friday] of [
      [2, 7],
      [3, 24],
      [8, 5],
      [9, 3],
    ] as const) {
      const now = new Date(2025, month, friday, 18);
      const placed = now.getTime();
      const { latest } = deliveryWindow(now);
      const { Delivered } = stageTimes({ placedAt: placed, deliverydate: isoDate(latest), weekend: undefined }, placed);
      expect([workingDaysUntil(isoDate(latest), now), new Date(Delivered).getHours()]).toEqual([7, 12]);
    }
  },
);

test.each([
  {
    from: 'America/New_York',
    at: '2025-11-16T22:00-05:00',
    to: 'Europe/Berlin',
    latest: 25,
    days: ['Wed 19', 'Tue 25'],
  },
  { from: 'Asia/Tokyo', at: '2025-11-17T06:00+09:00', to: 'America/New_York', latest: 26, days: ['Thu 20', 'Wed 26'] },
])('an order that was promised in $from keeps its days in $to, and comes at noon there', (trip) => {
  vi.stubEnv('TZ', trip.from);
  const now = new Date(trip.at);
  const lines = fullLines([{ productId: 5, qty: 1 }], products);
  const order = placedOrder({ lines, email: '', recipient: undefined, orders: [], now }) ?? expect.unreachable();
  vi.stubEnv('TZ', trip.to);
  expect(promisedDays(order.deliverydate)).toBe(trip.days.map((day) => `${day} Nov`).join(' and '));
  expect(new Date(stageTimes(order, now.getTime()).Delivered)).toEqual(new Date(2025, 10, trip.latest, 12));
});
