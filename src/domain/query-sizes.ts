/** Centimetres of a unit, by its first letter unless it is millimetres. */
const CENTIMETRES: Readonly<Record<string, number>> = { c: 1, m: 100, i: 2.54, '"': 2.54, f: 30.48, "'": 30.48 };
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** "Set of 12 in white" has no inches, nor has "2 in 1", nor "MX-204 in black". */
const UNIT = String.raw`\s?(cm|centimet(?:re|er)s?|mm|mt?rs?|m|met(?:re|er)s?|inch(?:es)?|(?<=\d)in|(?<!\b(?:of|for) \d+ |\p{L}[\p{L}-]\d+ )(?<=\d\d )in(?! \d)|"|ft|foot|feet|')(?![^\P{L}x])`;

/** "6 ft 6 in", "6ft6". */
export const FEET_AND_INCHES =
  /(?<![\d.,])(\d+)\s?(?:ft|foot|feet|')\s?(\d+)(?:\s?(?:in|inch|inches|")|(?<=(?:ft|')\d+)(?!['\d.,]|\s?[x×]))(?!\p{L})/gu;
/** "2x3m", "24 by 36 inch", "5'x8'". */
const SEVERAL = new RegExp(
  String.raw`(?<![\d.,])${NUMBER}(?:${UNIT})?\s?(?:x|×|by)\s?${NUMBER}(?:\s?(?:x|×|by)\s?${NUMBER})?${UNIT}`,
  'gu',
);
const ONE = new RegExp(String.raw`(?<![\d.,])${NUMBER}${UNIT}`, 'gu');

/** Signs of inches and feet as they are on a keyboard, and no hyphen before a unit. */
export function withPlainUnits(query: string): string {
  return query
    .toLowerCase()
    .replaceAll(/[”″“]|(?<=\d\s?)(?:''|’’|′′)/g, '"')
    .replaceAll(/(?<=\d\s?)[’′]/g, "'")
    .replaceAll(/(?<=\d)-(?=(?:cm|mm|m|met(?:re|er)s?|inch|inches|ft|foot|feet)\b)/g, ' ');
}

/**
 * A query with each size as a rounded number of centimetres, for shoppers and shops round: "1.8 m sofa" is "180ish sofa",
 * and "24 inch mirror" is "61ish mirror".
 */
export function withSizesAsWords(query: string): string {
  // Most queries have no digit, and the patterns of sizes take a while to be read.
  if (!/\d/.test(query)) {
    return query;
  }
  return withPlainUnits(query)
    .replaceAll(FEET_AND_INCHES, (_, feet: string, inches: string) =>
      asWord(String(Number(feet) * 12 + Number(inches)), 'inch'),
    )
    .replaceAll(SEVERAL, (_, one: string, ofOne: string | undefined, other: string, third: string, unit: string) =>
      [
        asWord(one, ofOne ?? unit),
        ...[other, third].flatMap((each) => (each === undefined ? [] : [asWord(each, unit)])),
      ].join(' '),
    )
    .replaceAll(ONE, (_, one: string, unit: string) => asWord(one, unit));
}

function asWord(number: string, unit: string): string {
  return `${Math.round(centimetresOf(Number(number.replace(',', '.')), unit))}ish`;
}

/** So many of a unit in centimetres; without a unit they are centimetres. */
export function centimetresOf(number: number, unit = 'cm'): number {
  return unit.startsWith('mm') ? number / 10 : number * (CENTIMETRES[unit.charAt(0)] ?? 1);
}

/** The centimetres of a word for a size; undefined for other words. */
export function sizeOfWord(word: string): number | undefined {
  const [, centimetres] = /^(\d+)ish$/.exec(word) ?? [];
  return centimetres === undefined ? undefined : Number(centimetres);
}

/** What is sold as 24 inches is 60 cm, and as 48 it is 120. */
const ROUNDED = 0.02;

/** True of a size that is the wanted one, but for rounding. */
export function isSameSize(wanted: number, size: number): boolean {
  return Math.abs(size - wanted) <= Math.max(1, wanted * ROUNDED);
}
