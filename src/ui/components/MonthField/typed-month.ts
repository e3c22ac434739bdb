import { parseMonth } from '#domain/card';

const MONTH = /^(?:0[1-9]|1[0-2])$/;
const MONTH_AND_YEAR = /^(0[1-9]|1[0-2])(\d{2})$/;

/**
 * Adds the slash after a typed month, for keyboards without one; other beginnings, such as `2029-09`, stay as typed.
 */
export function typedMonth(before: string, typed: string): string {
  if (MONTH.test(typed) && typed.length > before.length) {
    return `${typed}/`;
  }
  return typed.replace(MONTH_AND_YEAR, '$1/$2').replace(/\/{2,}/, '/');
}

/** `2029-09`, the picker's format; empty for anything but a month. */
export function pickerMonth(value: string): string {
  const month = parseMonth(value);
  return month ? `${month.year}-${twoDigits(month.month)}` : '';
}

/** `09/29` from the picker's `2029-09`. */
export function printedMonth(picked: string): string {
  const month = parseMonth(picked);
  return month ? `${twoDigits(month.month)}/${twoDigits(month.year % 100)}` : '';
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
