import { plainAmount } from './amount';
import { defined } from './defined';
import * as PATTERNS from './limit-patterns';
import { withPlainAmounts } from './plain-amounts';
import { SALE_MEANINGS, STOCK_MEANINGS, withoutMeanings } from './sale-words';
import { centimetresOf, withPlainUnits } from './query-sizes';

/** What a query asks for beside its words. Ends are included; a missing one is open. */
export interface Limits {
  /** In cents, of the shown price. */
  readonly price?: Range;
  /** In cm. */
  readonly width?: Range;
  readonly depth?: Range;
  readonly height?: Range;
  readonly seat?: Range;
  /** In kg. */
  readonly weight?: Range;
  /** In litres. */
  readonly capacity?: Range;
  /** Whole percent, at least. */
  readonly discount?: number;
  /** False where what is on sale is refused. */
  readonly isOnSale?: boolean;
  /** False where what is sold out is asked for. */
  readonly isInStock?: boolean;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a limit may be of. */
export const MEASURES = ['price', 'width', 'depth', 'height', 'seat', 'weight', 'capacity'] as const;

export type Measure = (typeof MEASURES)[number];

const ROUGHLY = 0.1;
const SIDES: Readonly<Record<string, string>> = { length: 'long', w: 'width', h: 'height', d: 'depth' };
/** Grams in a kg. */
const THOUSAND = 1000;
/** Of how many units a litre is, by their first letters. */
const IN_A_LITRE: Readonly<Record<string, number>> = {
  ml: 1000,
  cl: 100,
  fl: 33.8,
  oz: 33.8,
  ou: 33.8,
  pi: 2.11,
  qu: 1.06,
  ga: 0.264,
};
const KG_PER_POUND = 0.453_592_37;

/** Reads limits such as "under 300", "over 90 cm wide", "20% off", "sale" and "in stock"; `words` is the rest of the query. */
export function limitsOf(query: string): { readonly words: string; readonly limits: Limits } {
  const plain = withPlainAmounts(withPlainUnits(query));
  const lowered = plain.replaceAll(PATTERNS.LOAD, ' strong ');
  const { words: withoutStock, is: isInStock } = withoutMeanings(lowered, STOCK_MEANINGS);
  const { words: withoutNumbers, limits: ofNumbers } = /\d/.test(plain)
    ? numbersOf(withoutStock)
    : { words: withoutStock, limits: {} };
  const { words, is: isOnSale } = withoutMeanings(withoutNumbers, SALE_MEANINGS);
  const limits: Limits = { ...ofNumbers, ...defined({ isOnSale, isInStock }) };
  return Object.keys(limits).length === 0 && lowered === plain ? { words: query, limits } : { words, limits };
}

/** What the groups of a pattern hold; those that took no part hold nothing. */
type Groups = Readonly<Record<string, string | undefined>>;

/** Reads the limits that have a number. */
function numbersOf(lowered: string): { readonly words: string; readonly limits: Limits } {
  const found = new Map<Measure, Range>();
  let discount = 0;
  const narrow = (measure: Measure, from: number, to: number) => {
    const known = found.get(measure) ?? { from: 0, to: Infinity };
    found.set(measure, { from: Math.max(known.from, Math.min(from, to)), to: Math.min(known.to, Math.max(from, to)) });
    return ' ';
  };
  const narrowRoughly = (measure: Measure, size: number) =>
    narrow(measure, size - size * ROUGHLY, size + size * ROUGHLY);
  const narrowTo = (isMost: boolean, measure: Measure, size: number) =>
    isMost ? narrow(measure, 0, size) : narrow(measure, size, Infinity);
  const narrowFitting = ({ amount, unit, side = 'wide' }: Groups, text: string) => {
    const measure = measureOf('', unit, side);
    return PATTERNS.MONEY.test(text) ? text : narrow(measure, 0, sizeOf(amount, unit, measure));
  };
  /** In this order: each takes its words away from those below. */
  const readings: readonly (readonly [RegExp, (groups: Groups, text: string) => string])[] = [
    [
      PATTERNS.PERCENT_OFF,
      ({ percent }) => {
        discount = Math.max(discount, Number(percent));
        return ' ';
      },
    ],
    [
      PATTERNS.GAP_OF,
      ({ ofAmount, ofUnit, ofSide, ...groups }, text) =>
        narrowFitting(ofAmount === undefined ? groups : { amount: ofAmount, unit: ofUnit, side: ofSide }, text),
    ],
    [PATTERNS.FITS, (groups, text) => (groups['unit'] === undefined ? text : narrowFitting(groups, text))],
    [
      PATTERNS.SIDE_BEFORE,
      ({ bound, side = '', limit = bound, amount, unit }) => {
        const measure = measureOf('', unit, SIDES[side] ?? side);
        const size = sizeOf(amount, unit, measure);
        return limit === undefined
          ? narrowRoughly(measure, size)
          : narrowTo(PATTERNS.IS_LESS.test(limit), measure, size);
      },
    ],
    [
      PATTERNS.LIMIT_AFTER,
      ({ amount, unit, side, most }, text) => {
        const measure = measureOf(text, unit, side);
        return narrowTo(most !== undefined, measure, sizeOf(amount, unit, measure));
      },
    ],
    [PATTERNS.RANGE, ({ low, high }) => `between ${low} and ${high}`],
    [
      PATTERNS.BETWEEN,
      ({ low, lowUnit, high, unit, side }, text) => {
        const measure = measureOf(text, unit ?? lowUnit, side);
        return narrow(measure, sizeOf(low, lowUnit ?? unit, measure), sizeOf(high, unit ?? lowUnit, measure));
      },
    ],
    [
      PATTERNS.LIMIT,
      ({ limit = '', amount, unit, side }, text) => {
        const measure = measureOf(text, unit, side);
        return narrowTo(PATTERNS.IS_LESS.test(limit), measure, sizeOf(amount, unit, measure));
      },
    ],
    [
      PATTERNS.EXACT,
      ({ amount, unit, side }, text) => {
        const measure = measureOf(text, unit, side);
        return narrowRoughly(measure, sizeOf(amount, unit, measure));
      },
    ],
    [
      PATTERNS.EXACT_AMOUNT,
      ({ amount, unit }) => {
        const measure = measureOf('', unit);
        return narrowRoughly(measure, sizeOf(amount, unit, measure));
      },
    ],
    [
      PATTERNS.BUDGET,
      ({ after, before = after }) => {
        const budget = sizeOf(before, undefined, 'price');
        return narrowTo(true, 'price', budget + budget * ROUGHLY);
      },
    ],
  ];
  const words = readings.reduce(
    (rest, [pattern, read]) => rest.replaceAll(pattern, (text, ...held) => read(held.at(-1) as Groups, text)),
    lowered,
  );
  return { words, limits: { ...Object.fromEntries(found), ...(discount === 0 ? {} : { discount }) } };
}

/** What a limit is of, such as "under 90 cm wide"; without a unit or a side it is of the price. */
function measureOf(text: string, unit: string | undefined, side = ''): Measure {
  if (PATTERNS.MONEY.test(text)) {
    return 'price';
  }
  if (PATTERNS.UNITS_OF_WEIGHT.test(unit ?? '') || side === 'weight' || /^(?:not? )?(?:lighter|heavier)/.test(text)) {
    return 'weight';
  }
  if (PATTERNS.UNITS_OF_CAPACITY.test(unit ?? '') || side === 'capacity') {
    return 'capacity';
  }
  if (/seat/.test(side)) {
    return 'seat';
  }
  if (/high|tall|height|hoch|alto|haut/.test(side) || /^(?:not? )?(?:taller|higher|shorter|lower)/.test(text)) {
    return 'height';
  }
  if (/dee?p|tief/.test(side) || /^(?:not? )?(?:deeper|shallower)/.test(text)) {
    return 'depth';
  }
  return unit !== undefined || side !== '' || /^(?:not? )?(?:wider|narrower|longer)/.test(text) ? 'width' : 'price';
}

/** Cents for a price, kg for a weight, litres for a capacity, else centimetres. */
function sizeOf(amount = '', unit: string | undefined, measure: Measure): number {
  const number = Number(plainAmount(amount));
  if (measure === 'price') {
    return Math.round(number * 100);
  }
  if (measure === 'weight') {
    return unit?.startsWith('g') ? number / THOUSAND : number * (unit?.startsWith('lb') ? KG_PER_POUND : 1);
  }
  return measure === 'capacity' ? number / (IN_A_LITRE[unit?.slice(0, 2) ?? ''] ?? 1) : centimetresOf(number, unit);
}
