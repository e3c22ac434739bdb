import { afterEach, describe, expect, test, vi } from 'vitest';

import type { CardValues, PaymentRecord } from './card';
import {
  cardBrand,
  expiryProblem,
  groupedCardNumber,
  isOnlyExpiry,
  keepableCard,
  matchesRecord,
  parseMonth,
} from './card';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  { typed: '06/25', month: { year: 2025, month: 6 } },
  { typed: '6/25', month: { year: 2025, month: 6 } },
  { typed: ' 06 / 2025 ', month: { year: 2025, month: 6 } },
  { typed: '2025-06', month: { year: 2025, month: 6 } },
  { typed: '2025/06', month: { year: 2025, month: 6 } },
  { typed: '2025.6', month: { year: 2025, month: 6 } },
  { typed: '12/99', month: { year: 2099, month: 12 } },
  { typed: '06-25', month: { year: 2025, month: 6 } },
  { typed: '٠٦/٢٥', month: { year: 2025, month: 6 } },
  { typed: '０６／２５', month: { year: 2025, month: 6 } },
  { typed: '', month: undefined },
  { typed: '00/25', month: undefined },
  { typed: '13/26', month: undefined },
  { typed: '2025-13', month: undefined },
  { typed: '0625', month: undefined },
  { typed: '06/205', month: undefined },
  { typed: 'June 2025', month: undefined },
  { typed: '06/25/26', month: undefined },
])('"$typed" is read as $month', ({ typed, month }) => {
  expect(parseMonth(typed)).toEqual(month);
});

/** From far west to far east: in most of them the local month differs from the UTC month. */
const ZONES = ['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati'];

describe.each(ZONES)('in %s', (zone) => {
  test.each([
    { moment: [2025, 5, 30, 23, 59], typed: '06/25', problem: undefined, why: 'valid to its last local minute' },
    {
      moment: [2025, 6, 1, 0, 0],
      typed: '06/25',
      problem: 'expired',
      why: 'expired in the first minute of the next month',
    },
    { moment: [2025, 5, 1, 0, 0], typed: '06/25', problem: undefined, why: 'valid from the first minute of its month' },
    { moment: [2025, 5, 15, 12, 0], typed: '05/25', problem: 'expired', why: 'last month is expired' },
    { moment: [2025, 11, 31, 23, 59], typed: '12/25', problem: undefined, why: 'the year ends with its month' },
    { moment: [2026, 0, 1, 0, 0], typed: '12/25', problem: 'expired', why: 'expired at new year' },
    {
      moment: [2025, 11, 31, 23, 59],
      typed: '01/26',
      problem: undefined,
      why: 'next year is later, though its month is less',
    },
    { moment: [2024, 1, 29, 23, 59], typed: '2024-02', problem: undefined, why: 'a leap day belongs to its month' },
    { moment: [2025, 5, 15, 12, 0], typed: '', problem: 'missing', why: 'nothing is typed' },
    { moment: [2025, 5, 15, 12, 0], typed: '13/26', problem: 'missing', why: 'no month is typed' },
  ] as const)('$typed: $why', ({ moment, typed, problem }) => {
    vi.stubEnv('TZ', zone);
    const [year, month, day, hour, minute] = moment;
    expect(expiryProblem(typed, new Date(year, month, day, hour, minute))).toBe(problem);
  });
});

const record: PaymentRecord = { name: 'Ada Sample', cardnum: '4242 4242 4242 4242', cvv: '012' };
const card: CardValues = { ...record, expiry: '06/25' };

test.each([
  { scenario: 'the record itself', typed: card, matches: true },
  { scenario: 'another name', typed: { ...card, name: 'Eve Sample' }, matches: false },
  { scenario: 'another number', typed: { ...card, cardnum: '4242 4242 4242 4241' }, matches: false },
  { scenario: 'another security code', typed: { ...card, cvv: '013' }, matches: false },
  { scenario: 'a security code without its leading zero', typed: { ...card, cvv: '12' }, matches: false },
  { scenario: 'a name in other capitals and spaces', typed: { ...card, name: '  ADA   sample ' }, matches: true },
  { scenario: 'a number without spaces', typed: { ...card, cardnum: '4242424242424242' }, matches: true },
  { scenario: 'a number with hyphens', typed: { ...card, cardnum: '4242-4242-4242-4242' }, matches: true },
  { scenario: 'digits of another script', typed: { ...card, cardnum: '٤٢٤٢'.repeat(4), cvv: '٠١٢' }, matches: true },
])('$scenario matches: $matches', ({ typed, matches }) => {
  expect(matchesRecord(typed, [record])).toBe(matches);
});

test('fields of two different records match neither', () => {
  const other: PaymentRecord = { name: 'Bo Sample', cardnum: '5555 5555 5555 4444', cvv: '999' };
  expect(matchesRecord({ ...card, cvv: other.cvv }, [record, other])).toBe(false);
});

test.each([
  { cardnum: '4242', brand: 'Visa' },
  { cardnum: '5555 5555', brand: 'Mastercard' },
  { cardnum: '2221', brand: 'Mastercard' },
  { cardnum: '2720', brand: 'Mastercard' },
  { cardnum: '2721', brand: 'Card' },
  { cardnum: '3782', brand: 'American Express' },
  { cardnum: '6011', brand: 'Discover' },
  { cardnum: '', brand: 'Card' },
])('$cardnum is a $brand', ({ cardnum, brand }) => {
  expect(cardBrand(cardnum)).toBe(brand);
});

test.each([
  { typed: '4242424242424242', grouped: '4242 4242 4242 4242' },
  { typed: '4242-4242-42', grouped: '4242 4242 42' },
  { typed: '378282246310005', grouped: '3782 822463 10005' },
  { typed: '3782822463100051', grouped: '3782 822463 10005' },
  { typed: '٤٢٤٢ ۴۲۴۲ ४२४२ ４２４２', grouped: '4242 4242 4242 4242' },
  { typed: '', grouped: '' },
  { typed: 'abc', grouped: '' },
  { typed: '42424242424242424242424', grouped: '4242 4242 4242 4242 424' },
])('"$typed" is grouped "$grouped"', ({ typed, grouped }) => {
  expect(groupedCardNumber(typed)).toBe(grouped);
});

test('of a card only brand, last four digits, expiry and name may be kept', () => {
  expect(keepableCard({ ...card, name: ' Ada  Sample ', expiry: '2025-06' })).toEqual({
    name: 'Ada Sample',
    brand: 'Visa',
    last4: '4242',
    expiry: '06/25',
  });
});

test('an expiry that cannot be read is not kept', () => {
  expect(keepableCard({ ...card, expiry: 'June' }).expiry).toBe('');
});

test.each([
  { problems: { expiry: 'Expired.' }, isOnly: true },
  { problems: { expiry: 'Expired.', cvv: 'Missing.' }, isOnly: false },
  { problems: { cvv: 'Missing.' }, isOnly: false },
  { problems: {}, isOnly: false },
])('of $problems only the expiry is wrong: $isOnly', ({ problems, isOnly }) => {
  expect(isOnlyExpiry(problems)).toBe(isOnly);
});
