import { expect, test } from 'vitest';

import { deliveryWindow, formatDay, formatIsoDate, isoDate, localDate, workingDaysUntil } from './delivery';

test.each([
  { ordered: new Date(2025, 5, 16, 9), weekday: 'Monday', soonest: 'Thu 19 Jun', latest: 'Wed 25 Jun' },
  { ordered: new Date(2025, 5, 18, 23, 59), weekday: 'Wednesday', soonest: 'Mon 23 Jun', latest: 'Fri 27 Jun' },
  { ordered: new Date(2025, 5, 20), weekday: 'Friday', soonest: 'Wed 25 Jun', latest: 'Tue 1 Jul' },
  { ordered: new Date(2025, 5, 21), weekday: 'Saturday', soonest: 'Wed 25 Jun', latest: 'Tue 1 Jul' },
  { ordered: new Date(2025, 5, 22), weekday: 'Sunday', soonest: 'Wed 25 Jun', latest: 'Tue 1 Jul' },
  {
    ordered: new Date(2025, 11, 30),
    weekday: 'a Tuesday at the end of the year',
    soonest: 'Fri 2 Jan',
    latest: 'Thu 8 Jan',
  },
])('ordered on $weekday: 3 working days are $soonest, 7 are $latest', ({ ordered, soonest, latest }) => {
  const window = deliveryWindow(ordered);
  expect({ soonest: formatDay(window.soonest), latest: formatDay(window.latest) }).toEqual({ soonest, latest });
});

/** Ordered on Wednesday, the 18th of June 2025. */
test.each([
  { off: 'Saturday and Sunday', weekend: undefined, soonest: 'Mon 23 Jun', latest: 'Fri 27 Jun', days: 8 },
  { off: 'Friday and Saturday', weekend: [5, 6], soonest: 'Mon 23 Jun', latest: 'Sun 29 Jun', days: 8 },
  { off: 'Thursday and Friday', weekend: [4, 5], soonest: 'Mon 23 Jun', latest: 'Sun 29 Jun', days: 8 },
  { off: 'Sunday only', weekend: [0], soonest: 'Sat 21 Jun', latest: 'Thu 26 Jun', days: 10 },
  { off: 'Friday only', weekend: [5], soonest: 'Sun 22 Jun', latest: 'Thu 26 Jun', days: 10 },
])('with $off off, 3 working days are $soonest, 7 are $latest', ({ weekend, soonest, latest, days }) => {
  const wednesday = new Date(2025, 5, 18, 9);
  const window = deliveryWindow(wednesday, weekend);
  expect({ soonest: formatDay(window.soonest), latest: formatDay(window.latest) }).toEqual({ soonest, latest });
  expect(workingDaysUntil('2025-06-30', wednesday, weekend)).toBe(days);
});

test('a date is written and drawn in local time', () => {
  expect(isoDate(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
  expect(formatIsoDate('2025-01-05')).toBe('05 Jan 2025');
});

test('a date without a day begins with its month, and without a month with its year', () => {
  expect(isoDate(localDate('2025-03'))).toBe('2025-03-01');
  expect(isoDate(localDate('2025'))).toBe('2025-01-01');
});

test.each([
  { now: new Date(2025, 5, 16, 9), until: '2025-06-25', days: 7 },
  { now: new Date(2025, 5, 20, 23, 59), until: '2025-06-23', days: 1 },
  { now: new Date(2025, 5, 21, 8), until: '2025-06-23', days: 1 },
  { now: new Date(2025, 5, 22, 23, 59), until: '2025-06-24', days: 2 },
  { now: new Date(2025, 5, 24, 0, 1), until: '2025-06-24', days: 0 },
  { now: new Date(2025, 5, 30), until: '2025-06-24', days: 0 },
])('from $now there are $days working days until $until', ({ now, until, days }) => {
  expect(workingDaysUntil(until, now)).toBe(days);
});
