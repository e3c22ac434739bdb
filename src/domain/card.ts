import { comparable, digits, westernDigits } from './fields';
import type { FieldProblems, FieldValues } from './fields';
import type { CardBrand, SavedCard } from './saved-card';

/** A sample record with which payment succeeds (specification, section 3). */
export interface PaymentRecord {
  readonly name: string;
  readonly cardnum: string;
  readonly cvv: string;
}

/** Values of the card form, as typed. */
export interface CardValues {
  readonly name: string;
  readonly cardnum: string;
  /** `MM/YY`, `MM/YYYY` or `YYYY-MM`. */
  readonly expiry: string;
  readonly cvv: string;
}

export const BLANK_CARD: CardValues = { name: '', cardnum: '', expiry: '', cvv: '' };

/** The values of a card form; a field that is missing is empty. */
export function cardOf(values: FieldValues): CardValues {
  return {
    name: values['name'] ?? '',
    cardnum: values['cardnum'] ?? '',
    expiry: values['expiry'] ?? '',
    cvv: values['cvv'] ?? '',
  };
}

/** Months are 1-12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** Reads `MM/YY`, `MM/YYYY`, `YYYY/MM` and `YYYY-MM`; undefined for anything else. */
export function parseMonth(text: string): Month | undefined {
  const compact = comparable(text).replaceAll(/\s/g, '');
  const yearFirst = /^(\d{4})[/.-](\d{1,2})$/.exec(compact);
  const printed = /^(\d{1,2})[/.-](\d{2}|\d{4})$/.exec(compact);
  const year = yearFirst?.[1] ?? printed?.[2];
  const month = Number(yearFirst?.[2] ?? printed?.[1]);
  if (year === undefined || month < 1 || month > 12) {
    return undefined;
  }
  return { year: year.length === 2 ? 2000 + Number(year) : Number(year), month };
}

/** The local month: a card is valid to the last local minute of its month. */
function monthOf(moment: Date): Month {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1 };
}

export const EXPIRY_MESSAGES = {
  missing: 'Expiration date is required.',
  expired: 'Your card is expired.',
} as const;

export type ExpiryProblem = keyof typeof EXPIRY_MESSAGES;

/** If only the expiry is wrong, the message at the field is enough (readings, "Payment"). */
export function isOnlyExpiry(problems: FieldProblems): boolean {
  const [first, ...others] = Object.keys(problems);
  return first === 'expiry' && others.length === 0;
}

/** Section 5, "Card Valid Through": compared as year × 12 + month, the current month being valid. */
export function expiryProblem(typed: string, now: Date): ExpiryProblem | undefined {
  const month = parseMonth(typed);
  if (month === undefined) {
    return 'missing';
  }
  return monthNumber(month) < monthNumber(monthOf(now)) ? 'expired' : undefined;
}

/**
 * Name, number and security code must match one record; case and repeated spaces of the name, and spaces of the number,
 * do not matter.
 */
export function matchesRecord(card: CardValues, records: readonly PaymentRecord[]): boolean {
  return records.some(
    (record) =>
      normalizedName(record.name) === normalizedName(card.name) &&
      digits(record.cardnum) === digits(card.cardnum) &&
      record.cvv === westernDigits(card.cvv.trim()),
  );
}

/** By the issuer ranges of ISO/IEC 7812; a hint that never blocks. */
export function cardBrand(cardnum: string): CardBrand {
  const number = digits(cardnum);
  if (/^3[47]/.test(number)) {
    return 'American Express';
  }
  if (number.startsWith('4')) {
    return 'Visa';
  }
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(number)) {
    return 'Mastercard';
  }
  return /^(6011|64[4-9]|65)/.test(number) ? 'Discover' : 'Card';
}

/** Digits grouped as on the card: 4-4-4-4, American Express 4-6-5. */
export function groupedCardNumber(typed: string): string {
  const number = digits(typed);
  const groups = cardBrand(number) === 'American Express' ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let start = 0;
  for (const length of groups) {
    parts.push(number.slice(start, start + length));
    start += length;
  }
  return parts.filter((part) => part !== '').join(' ');
}

/** The part of a card that may be stored: brand, last four, expiry and name (readings, "Payment"). */
export function keepableCard(card: CardValues): Omit<SavedCard, 'id' | 'isDefault'> {
  const month = parseMonth(card.expiry);
  return {
    name: card.name.trim().replaceAll(/\s+/g, ' '),
    brand: cardBrand(card.cardnum),
    last4: digits(card.cardnum).slice(-4),
    expiry: month ? `${String(month.month).padStart(2, '0')}/${String(month.year % 100).padStart(2, '0')}` : '',
  };
}

/** True once the last month of a kept card is over. */
export function isExpired(card: SavedCard, now: Date): boolean {
  return expiryProblem(card.expiry, now) === 'expired';
}

function monthNumber({ year, month }: Month): number {
  return year * 12 + month;
}

function normalizedName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
