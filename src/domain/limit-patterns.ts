import { AMOUNT as DIGITS } from './amount';

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

/** An amount and its unit, in groups of these names. */
const amountAs = (amount: string, unit: string) =>
  String.raw`[$£€]?\s?(?<${amount}>${DIGITS})\s?(?<${unit}>cm|centimet(?:re|er)s?|mm|mt?rs?|m|met(?:re|er)s?|inch(?:es)?|in(?=\s?(?:$|wide|deep|high|tall|long|across|${GAP}))|"|ft|foot|feet|${WEIGHT}|${CAPACITY}|dollars?|usd|bucks|euros?|eur|pounds?|quid|francs?|chf|[$£€])?`;
const AMOUNT = amountAs('amount', 'unit');
const sideAs = (side: string) =>
  String.raw`(?:\s(?<${side}>high seat|seat height|wide|width|in width|deep|depth|in depth|high|tall|height|in height|long|across|in diameter|breit|tief|hoch|lang|ancho|alto|haut))?`;
const SIDE = sideAs('side');

export const BETWEEN = new RegExp(
  String.raw`(?:\b(?:between|from|entre|zwischen|von|tra|da) |(?=[$£€]))${amountAs('low', 'lowUnit')}\s?(?:and|to|et|und|y|e|a|bis|-|–)\s?${amountAs('high', 'unit')}${SIDE}(?!\w)`,
  'g',
);
export const LIMIT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:that )?weigh(?:s|ing)? |weight (?:of )?)?(?<limit>${LESS}|${MORE}) ?${AMOUNT}${SIDE}(?!\w|[ -](?:${COUNTED})\b)`,
  'gu',
);
/** What a thing carries is in no list: it is to be strong. */
export const LOAD = new RegExp(
  String.raw`(?<![\p{L}\d])(?:holds|carries|supports|takes) (?:(?:${LESS}|${MORE}) )?\d+(?:[.,]\d+)?\s?(?:${WEIGHT})(?!\w)`,
  'gu',
);
/** "100 to 200", but not "6-8 seater". */
export const RANGE =
  /(?<![\w.,])(?<low>\d{2,}) ?(?:to|-|–) ?(?<high>\d{2,})(?= ?(?:$|[$£€]|dollars?|euros?|eur|pounds?|chf|francs?))/g;
/** "$80 max", "90 cm or less". */
export const LIMIT_AFTER = new RegExp(
  String.raw`(?<!\w)${AMOUNT}${SIDE} (?:(?<most>max(?:imum)?|or (?:less|under|below|cheaper|smaller|narrower|shorter|lighter)|and (?:less|under|below)|tops)|(?:or (?:more|over|above|wider|taller|larger|bigger|heavier)|and (?:up|over|above|more)|min(?:imum)?))(?!\w)`,
  'g',
);
/** "Width under 90", "max height 2 m", "w160". */
export const SIDE_BEFORE = new RegExp(
  String.raw`\b(?:(?<bound>max(?:imum)?|min(?:imum)?) )?(?<side>seat height|width|depth|height|length|weight|capacity|[whd](?= ?\d{2}))(?: of)? ?(?:(?<limit>${LESS}|${MORE}) )?${AMOUNT}(?!\w)`,
  'g',
);
/** Without a limit, a size is meant roughly. */
export const EXACT = new RegExp(
  String.raw`(?<!\w)${AMOUNT} (?<side>high seat|seat height|wide|deep|high|tall|long|breit|tief|hoch|ancho|alto|haut)\b`,
  'g',
);
export const EXACT_AMOUNT = new RegExp(
  String.raw`(?<![\w.,])(?<amount>${DIGITS})\s?(?<unit>${WEIGHT}|${CAPACITY})(?!\w)`,
  'g',
);
/** "Sofa $1400": who names but an amount of money has so much to spend. */
export const BUDGET = new RegExp(
  String.raw`(?<![\w.,])(?:[$£€]\s?(?<after>${DIGITS})|(?<before>${DIGITS})\s?(?:[$£€]|(?:dollars?|usd|bucks|euros?|eur|pounds|quid|francs?|chf)(?!\w)))(?!\w)`,
  'g',
);
/** "45 cm gap", "fits a gap of 18 inches"; of what fits somewhere the width is meant. */
export const GAP_OF = new RegExp(
  String.raw`\b(?:(?:that|which|to|will|fits?|fitting|for|in|into|a|an|the|my|our) )*(?:(?:${LESS}) )?(?:(?:${GAP}) of ${amountAs('ofAmount', 'ofUnit')}${sideAs('ofSide')}|${AMOUNT}${SIDE} (?:${GAP}))(?!\w)`,
  'g',
);
/** "fits 45 cm", but not "fits a 160 cm mattress". */
export const FITS = new RegExp(
  String.raw`\b(?:(?:that|which|to|will) )*(?:fits?|fitting) (?:(?:in|into|a|an|my|our) )*${AMOUNT}${SIDE}(?=\s*(?:$|[,.;]|\b(?:and|that|which|for|on|${LESS}|${MORE})\b))`,
  'g',
);
/** "20% off", "at least 10 percent discount". */
export const PERCENT_OFF =
  /(?:\b(?:at least|min|minimum|over|more than|save|with) )?(?<![\w.,])(?<percent>\d{1,2})\s?(?:%|per ?cent)\s(?:off|discount|reduction|reduced|cheaper|less)\b/g;
export const UNITS_OF_WEIGHT = new RegExp(`^(?:${WEIGHT})$`);
export const UNITS_OF_CAPACITY = new RegExp(`^(?:${CAPACITY})$`);
export const MONEY = /[$£€]|\b(?:dollars?|usd|bucks|euros?|eur|pounds?|quid|francs?|chf)\b/;
export const IS_LESS = new RegExp(`^(?:${LESS})$`);
