import { AMOUNT as DIGITS, plainAmount } from './amount';
import { defined } from './defined';
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

const LESS =
  'under|below|less than|cheaper than|up to|at most|max|maximum|no more than|not more than|within|smaller than|narrower than|shorter than|lower than|shallower than|lighter than|' +
  'not over|not above|nothing (?:over|above|more than)|(?:no|not) (?:wider|taller|higher|deeper|longer|bigger|larger|heavier) than|budget(?: of)?|<=|≤|<|' +
  'unter|bis(?: zu)?|weniger als|maximal|moins de|menos de|hasta|jusqu.?a|meno di|sotto(?: i| gli)?|fino a|onder|minder dan|tot';
const MORE =
  'over|above|more than|from(?= ?[$£€]?\\d{3})|at least|min|minimum|starting at|bigger than|larger than|wider than|taller than|higher than|deeper than|longer than|heavier than|>=|≥|>|' +
  'über|mehr als|plus de|m[aá]s de|pi[uù] di|oltre|boven|meer dan|vanaf';
/** What follows a number that is of no money. */
const COUNTED = 'seats?|seaters?|people|persons?|guests?|chairs?|places?|pieces?|doors?|drawers?|shelves|tiers?';
const GAP = 'gap|space|alcove|niche|recess|nook|corner|opening';
const WEIGHT = 'kgs?|kilos?|kilograms?|g|grams?|lbs?';
const CAPACITY = 'l|ltrs?|lit(?:re|er)s?|ml|cl|(?:fl ?)?oz|ounces?|pints?|quarts?|gallons?';
const AMOUNT = String.raw`[$£€]?\s?(${DIGITS})\s?(cm|centimet(?:re|er)s?|mm|mt?rs?|m|met(?:re|er)s?|inch(?:es)?|in(?=\s?(?:$|wide|deep|high|tall|long|across|${GAP}))|"|ft|foot|feet|${WEIGHT}|${CAPACITY}|dollars?|usd|bucks|euros?|eur|pounds?|quid|francs?|chf|[$£€])?`;
const SIDE = String.raw`(?:\s(high seat|seat height|wide|width|in width|deep|depth|in depth|high|tall|height|in height|long|across|in diameter|breit|tief|hoch|lang|ancho|alto|haut))?`;

const BETWEEN = new RegExp(
  String.raw`(?:\b(?:between|from|entre|zwischen|von|tra|da) |(?=[$£€]))${AMOUNT}\s?(?:and|to|et|und|y|e|a|bis|-|–)\s?${AMOUNT}${SIDE}(?!\w)`,
  'g',
);
const LIMIT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:that )?weigh(?:s|ing)? |weight (?:of )?)?(${LESS}|${MORE}) ?${AMOUNT}${SIDE}(?!\w|[ -](?:${COUNTED})\b)`,
  'gu',
);
/** What a thing carries is in no list: it is to be strong. */
const LOAD = new RegExp(
  String.raw`(?<![\p{L}\d])(?:holds|carries|supports|takes) (?:(?:${LESS}|${MORE}) )?\d+(?:[.,]\d+)?\s?(?:${WEIGHT})(?!\w)`,
  'gu',
);
/** "100 to 200", but not "6-8 seater". */
const RANGE = /(?<![\w.,])(\d{2,}) ?(?:to|-|–) ?(\d{2,})(?= ?(?:$|[$£€]|dollars?|euros?|eur|pounds?|chf|francs?))/g;
/** "$80 max", "90 cm or less". */
const LIMIT_AFTER = new RegExp(
  String.raw`(?<!\w)${AMOUNT}${SIDE} (?:(max(?:imum)?|or (?:less|under|below|cheaper|smaller|narrower|shorter|lighter)|and (?:less|under|below)|tops)|(?:or (?:more|over|above|wider|taller|larger|bigger|heavier)|and (?:up|over|above|more)|min(?:imum)?))(?!\w)`,
  'g',
);
/** "Width under 90", "max height 2 m", "w160". */
const SIDE_BEFORE = new RegExp(
  String.raw`\b(?:(max(?:imum)?|min(?:imum)?) )?(seat height|width|depth|height|length|weight|capacity|[whd](?= ?\d{2}))(?: of)? ?(?:(${LESS}|${MORE}) )?${AMOUNT}(?!\w)`,
  'g',
);
/** Without a limit, a size is meant roughly. */
const EXACT = new RegExp(
  String.raw`(?<!\w)${AMOUNT} (high seat|seat height|wide|deep|high|tall|long|breit|tief|hoch|ancho|alto|haut)\b`,
  'g',
);
const EXACT_AMOUNT = new RegExp(String.raw`(?<![\w.,])(${DIGITS})\s?(${WEIGHT}|${CAPACITY})(?!\w)`, 'g');
/** "Sofa $1400": who names but an amount of money has so much to spend. */
const BUDGET = new RegExp(
  String.raw`(?<![\w.,])(?:[$£€]\s?(${DIGITS})|(${DIGITS})\s?(?:[$£€]|(?:dollars?|usd|bucks|euros?|eur|pounds|quid|francs?|chf)(?!\w)))(?!\w)`,
  'g',
);
const ROUGHLY = 0.1;
const SIDES: Readonly<Record<string, string>> = { length: 'long', w: 'width', h: 'height', d: 'depth' };
/** "45 cm gap", "fits a gap of 18 inches"; of what fits somewhere the width is meant. */
const GAP_OF = new RegExp(
  String.raw`\b(?:(?:that|which|to|will|fits?|fitting|for|in|into|a|an|the|my|our) )*(?:(?:${LESS}) )?(?:(?:${GAP}) of ${AMOUNT}${SIDE}|${AMOUNT}${SIDE} (?:${GAP}))(?!\w)`,
  'g',
);
/** "fits 45 cm", but not "fits a 160 cm mattress". */
const FITS = new RegExp(
  String.raw`\b(?:(?:that|which|to|will) )*(?:fits?|fitting) (?:(?:in|into|a|an|my|our) )*${AMOUNT}${SIDE}(?=\s*(?:$|[,.;]|\b(?:and|that|which|for|on|${LESS}|${MORE})\b))`,
  'g',
);
/** "20% off", "at least 10 percent discount". */
const PERCENT_OFF =
  /(?:\b(?:at least|min|minimum|over|more than|save|with) )?(?<![\w.,])(\d{1,2})\s?(?:%|per ?cent)\s(?:off|discount|reduction|reduced|cheaper|less)\b/g;
const UNITS_OF_WEIGHT = new RegExp(`^(?:${WEIGHT})$`);
const UNITS_OF_CAPACITY = new RegExp(`^(?:${CAPACITY})$`);
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
const MONEY = /[$£€]|\b(?:dollars?|usd|bucks|euros?|eur|pounds?|quid|francs?|chf)\b/;

/** Reads limits such as "under 300", "over 90 cm wide", "20% off", "sale" and "in stock"; `words` is the rest of the query. */
export function limitsOf(query: string): { readonly words: string; readonly limits: Limits } {
  const plain = withPlainAmounts(withPlainUnits(query));
  const lowered = plain.replaceAll(LOAD, ' strong ');
  const { words: withoutStock, is: isInStock } = withoutMeanings(lowered, STOCK_MEANINGS);
  const { words: withoutNumbers, limits: ofNumbers } = /\d/.test(plain)
    ? numbersOf(withoutStock)
    : { words: withoutStock, limits: {} };
  const { words, is: isOnSale } = withoutMeanings(withoutNumbers, SALE_MEANINGS);
  const limits: Limits = { ...ofNumbers, ...defined({ isOnSale, isInStock }) };
  return Object.keys(limits).length === 0 && lowered === plain ? { words: query, limits } : { words, limits };
}

const IS_LESS = new RegExp(`^(?:${LESS})$`);

function isLess(limit: string): boolean {
  return IS_LESS.test(limit);
}

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
  const narrowFitting = (text: string, amount: string, unit: string | undefined, side: string | undefined) => {
    const measure = measureOf('', unit, side ?? 'wide');
    return MONEY.test(text) ? text : narrow(measure, 0, sizeOf(amount, unit, measure));
  };
  const words = lowered
    .replaceAll(PERCENT_OFF, (_, percent: string) => {
      discount = Math.max(discount, Number(percent));
      return ' ';
    })
    .replaceAll(GAP_OF, (text: string, ofAmount?: string, ofUnit?: string, ofSide?: string, ...others: string[]) => {
      const [amount = '', unit, side] = ofAmount === undefined ? others : [ofAmount, ofUnit, ofSide];
      return narrowFitting(text, amount, unit, side);
    })
    .replaceAll(FITS, (text: string, amount: string, unit: string | undefined, side: string | undefined) =>
      unit === undefined ? text : narrowFitting(text, amount, unit, side),
    )
    .replaceAll(
      SIDE_BEFORE,
      (text: string, bound: string, side: string, limit: string, amount: string, unit: string) => {
        const measure = measureOf('', unit, SIDES[side] ?? side);
        const size = sizeOf(amount, unit, measure);
        const said = limit ?? bound;
        return said === undefined ? narrowRoughly(measure, size) : narrowTo(isLess(said), measure, size);
      },
    )
    .replaceAll(LIMIT_AFTER, (text: string, amount: string, unit: string, side: string, most: string) => {
      const measure = measureOf(text, unit, side);
      return narrowTo(most !== undefined, measure, sizeOf(amount, unit, measure));
    })
    .replaceAll(RANGE, (_, low: string, high: string) => `between ${low} and ${high}`)
    .replaceAll(BETWEEN, (text: string, low: string, lowUnit: string, high: string, unit: string, side: string) => {
      const measure = measureOf(text, unit ?? lowUnit, side);
      return narrow(measure, sizeOf(low, lowUnit ?? unit, measure), sizeOf(high, unit ?? lowUnit, measure));
    })
    .replaceAll(LIMIT, (text: string, limit: string, amount: string, unit: string, side: string) => {
      const measure = measureOf(text, unit, side);
      return narrowTo(isLess(limit), measure, sizeOf(amount, unit, measure));
    })
    .replaceAll(EXACT, (text: string, amount: string, unit: string, side: string) => {
      const measure = measureOf(text, unit, side);
      return narrowRoughly(measure, sizeOf(amount, unit, measure));
    })
    .replaceAll(EXACT_AMOUNT, (_, amount: string, unit: string) => {
      const measure = measureOf('', unit);
      return narrowRoughly(measure, sizeOf(amount, unit, measure));
    })
    .replaceAll(BUDGET, (_, before?: string, after?: string) => {
      const budget = sizeOf(before ?? after ?? '', undefined, 'price');
      return narrowTo(true, 'price', budget + budget * ROUGHLY);
    });
  return { words, limits: { ...Object.fromEntries(found), ...(discount === 0 ? {} : { discount }) } };
}

/** What a limit is of, such as "under 90 cm wide"; without a unit or a side it is of the price. */
function measureOf(text: string, unit: string | undefined, side = ''): Measure {
  if (MONEY.test(text)) {
    return 'price';
  }
  if (UNITS_OF_WEIGHT.test(unit ?? '') || side === 'weight' || /^(?:not? )?(?:lighter|heavier)/.test(text)) {
    return 'weight';
  }
  if (UNITS_OF_CAPACITY.test(unit ?? '') || side === 'capacity') {
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
function sizeOf(amount: string, unit: string | undefined, measure: Measure): number {
  const number = Number(plainAmount(amount));
  if (measure === 'price') {
    return Math.round(number * 100);
  }
  if (measure === 'weight') {
    return unit?.startsWith('g') ? number / THOUSAND : number * (unit?.startsWith('lb') ? KG_PER_POUND : 1);
  }
  return measure === 'capacity' ? number / (IN_A_LITRE[unit?.slice(0, 2) ?? ''] ?? 1) : centimetresOf(number, unit);
}
