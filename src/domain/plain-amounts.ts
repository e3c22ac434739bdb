import { AMOUNT, plainAmount } from './amount';
import { FEET_AND_INCHES } from './query-sizes';
import { NUMBER_WORDS } from './search-words';

const SMALL = [...NUMBER_WORDS, ...'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, place) => [word, (place + 2) * 10] as const),
]);
const ANY = `(?:${[...VALUES.keys(), 'a'].join('|')})`;
const MONEY_WORDS = 'dollars?|bucks|pounds?|quid|euros?|francs?';
const LENGTH_WORDS = 'foot|feet|ft|inch(?:es)?';

/** "Four hundred and fifty", "a thousand", "eighty pounds", "four foot": other numbers in words may be pieces. */
const IN_WORDS = new RegExp(
  String.raw`\b(?:${ANY}[\s-]+(?:and\s+)?)*(?:hundred|thousand)(?:[\s-]+(?:and\s+)?(?:${ANY}|hundred|thousand))*\b|\b${ANY}(?:[\s-]${ANY})?(?=[\s-]+(?:${MONEY_WORDS}|${LENGTH_WORDS})\b)`,
  'g',
);
/** "1.5k", which is always of money. */
const THOUSANDS = /(?<![\w.,])[$£€]?(\d+(?:[.,]\d)?)\s?k\b/g;
const CODE_BEFORE = /\b(?:usd|eur|gbp|chf)\s?(?=\d)/g;
const OR_MORE = new RegExp(String.raw`([$£€]?${AMOUNT})\s?\+(?!\s?\d)`, 'g');
const TO_SPEND = new RegExp(String.raw`\b(?:i have |with )?([$£€]?${AMOUNT}(?: (?:${MONEY_WORDS}))?) to spend\b`, 'g');
/** Without a unit an amount is of money: "mirror around 100". */
const ABOUT = new RegExp(
  String.raw`(?:\b(?:around|about|approx(?:imately)?|roughly|circa|ca\.?) |~\s?)(?:[$£€]\s?(${AMOUNT})|(${AMOUNT})\s?(?:[$£€]|${MONEY_WORDS})|(\d{2,})(?=\s*(?:$|[,;.]|\b(?:and|for|or|with|in)\b)))(?!\w)`,
  'g',
);
/** What is about an amount is no farther from it than this part. */
const ABOUT_PART = 0.2;
const REDUCED_BY = /\b(?:reduced|discounted)(?: by)?(?: (?:more than|over|at least))? (\d{1,2}\s?(?:%|per ?cent))/g;

/** A query with the amounts in digits that it has in words. */
export function withDigits(query: string): string {
  return query.replaceAll(IN_WORDS, (words) => String(numberOf(words)));
}

/** A query in lower case with its amounts in digits, and what they are limits of in the words of limits. */
export function withPlainAmounts(query: string): string {
  const digits = withDigits(query).replaceAll(/\b(?:a )?(?:(fiver)|tenner)\b/g, (_, isFiver?: string) =>
    isFiver ? '$5' : '$10',
  );
  // Most queries have no digit, and the patterns take a while to be read.
  return /\d/.test(digits)
    ? digits
        .replaceAll(FEET_AND_INCHES, (_, feet: string, inches: string) => `${Number(feet) * 12 + Number(inches)} inch`)
        .replaceAll(THOUSANDS, (_, number: string) => `$${Number(number.replace(',', '.')) * 1000}`)
        .replaceAll(CODE_BEFORE, '$')
        .replaceAll(OR_MORE, 'over $1')
        .replaceAll(TO_SPEND, 'under $1')
        .replaceAll(REDUCED_BY, '$1 off')
        .replaceAll(ABOUT, (_, signed?: string, named?: string, bare?: string) => {
          const amount = Number(plainAmount(signed ?? named ?? bare ?? ''));
          return `between ${Math.round(amount * (1 - ABOUT_PART))} and ${Math.round(amount * (1 + ABOUT_PART))}`;
        })
    : digits;
}

function numberOf(words: string): number {
  let all = 0;
  let part = 0;
  for (const word of words.split(/[\s-]+/)) {
    if (word === 'thousand') {
      all += Math.max(1, part) * 1000;
      part = 0;
    } else if (word === 'hundred') {
      part = Math.max(1, part) * 100;
    } else {
      part += VALUES.get(word) ?? 0;
    }
  }
  return all + part;
}
