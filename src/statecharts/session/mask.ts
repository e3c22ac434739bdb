import { cardBrand } from '#domain/card';
import { digits, westernDigits } from '#domain/fields';
import type { CardBrand } from '#domain/saved-card';
import { paymentRecords } from '#fixtures/payment-records';
import type { Mask } from '#kit/session/system';

type StandIn = (secret: string) => string;

/** Begins a number of the same brand; the rest of a stand-in is zeros. */
const BRAND_BEGINNINGS: Record<CardBrand, string> = {
  Visa: '4',
  Mastercard: '51',
  'American Express': '34',
  Discover: '65',
  Card: '0',
};

/** The n-th character that is met at a place is written as the n-th of these. */
const PLACE_MARKS = '•①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const IS_MARKED = new RegExp(`^[${PLACE_MARKS}]*$`, 'u');

/**
 * Masks card numbers, security codes and passwords wherever their field is named (docs/decisions/050). The stand-ins lead
 * a replay to the same states; passwords that are equal, or begin alike, stay so within one mask. Masking twice changes
 * nothing more.
 */
export function createMask(): Mask {
  const maskPassword = passwordMask();
  const secrets: Readonly<Record<string, StandIn>> = {
    cardnum: maskCardNumber,
    last4: maskLastDigits,
    cvv: maskCode,
    password: maskPassword,
    confirmPassword: maskPassword,
  };
  const standInFor = (field: string, value: string) => secrets[field]?.(value) ?? withoutLastDigits(value);

  const copy = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') {
      return standInFor(field, value);
    }
    if (Array.isArray(value)) {
      return value.map((item: unknown) => copy(item, field) ?? null);
    }
    if (typeof value !== 'object' || value === null) {
      return isJson(value) ? value : undefined;
    }
    // `{ field: 'cvv', value: '123' }` names its field beside it.
    const named = 'field' in value && typeof value.field === 'string' ? value.field : undefined;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, part]) => [key, copy(part, key === 'value' && named !== undefined ? named : key)] as const)
        .filter(([, part]) => part !== undefined),
    );
  };
  return <Value>(value: Value) => copy(value, '') as Value;
}

function isJson(value: unknown): boolean {
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

/** A published test number stays; any other becomes zeros of the same length, spacing and brand. */
function maskCardNumber(typed: string): string {
  const number = digits(typed);
  if (paymentRecords.some((record) => digits(record.cardnum) === number)) {
    return typed;
  }
  const zeros = BRAND_BEGINNINGS[cardBrand(number)].padEnd(number.length, '0');
  let at = 0;
  return typed.replaceAll(/\S/g, (sign) => (/\d/.test(sign) ? (zeros[at++] ?? '0') : '-'));
}

/** The words by which a saved card is told: "Visa ending in 1881". */
function withoutLastDigits(words: string): string {
  return words.replaceAll(/(?<=\bending in )\d+/g, maskLastDigits);
}

/** Those of a published test number stay, so that a link shows the sample cards by their names. */
function maskLastDigits(typed: string): string {
  return paymentRecords.some(({ cardnum }) => digits(cardnum).slice(-4) === typed) ? typed : maskDigits(typed);
}

function maskDigits(typed: string): string {
  return typed.replaceAll(/\S/g, '0');
}

/** The code of a sample record stays; any other becomes zeros. */
function maskCode(typed: string): string {
  return paymentRecords.some(({ cvv }) => cvv === westernDigits(typed.trim())) ? typed : maskDigits(typed);
}

/** A sign that was met after the ones before it: its mark, and the signs that were met after it. */
interface Met {
  readonly mark: string;
  readonly next: Map<string, Met>;
}

/** Keeps length, equality and common beginnings, which sign-up gives advice about, and nothing else. */
function passwordMask(): StandIn {
  const beginnings = new Map<string, Met>();
  return (password) => {
    if (password.trim() === '' || IS_MARKED.test(password)) {
      return password;
    }
    let next = beginnings;
    let marks = '';
    for (const sign of password) {
      const met = next.get(sign) ?? { mark: PLACE_MARKS[next.size % PLACE_MARKS.length] ?? '•', next: new Map() };
      next.set(sign, met);
      marks += met.mark;
      next = met.next;
    }
    return marks;
  };
}
