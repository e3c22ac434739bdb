type Meaning = readonly [pattern: RegExp, means: boolean];

const SALE = String.raw`(?:(?:on|in|in the|for|en|im) )?(?:sales?|discount(?:ed|s)?|reduced|(?:special )?offers?|clearance|bargains?|deals?|promos?|promotions?|outlet|half[ -]price|black friday|cyber monday|price drops?|money off|mark(?:ed )?downs?|sonderangebote?|angebote?|reduziert\p{L}*|rabatt|soldes?|sold[ée]e?s|soldée?|rebajas?|rebajad[oa]s?|ofertas?|offerta|saldi|saldo|scontat[oiae]|sconto)`;
const STOCK = String.raw`(?:(?:back )?in stock|available(?: now)?|not sold out|ready to ship|en stock|disponibles?|disponibil[ei]|lieferbar|auf lager)`;
const MOST = 'biggest|highest|largest|best|most|greatest';
/** An order, not only a limit: "biggest discount". */
export const MOST_REDUCED = new RegExp(
  String.raw`\b(?:${MOST}) (?:discount(?:s|ed)?|reduced|reductions?|savings?)\b`,
  'g',
);
const ON_SALE = new RegExp(String.raw`(?<!\p{L}|\b(?:${MOST}) )${SALE}(?!\p{L})`, 'gu');
const IN_STOCK = new RegExp(String.raw`(?<!\p{L})${STOCK}(?!\p{L})`, 'gu');
const NOT = String.raw`(?<!\p{L})(?:not|no|never|without|nicht|ohne|kein|keine|pas|sans|sin|non|senza|niet|geen)(?: (?:any|currently))? `;
const NOT_ON_SALE = new RegExp(String.raw`${NOT}${SALE}(?!\p{L})`, 'gu');
const NOT_IN_STOCK = new RegExp(String.raw`${NOT}(?!not )${STOCK}(?!\p{L})`, 'gu');
const SOLD_OUT =
  /(?<!\p{L})(?:sold[ -]out|out of stock|unavailable|ausverkauft|épuisée?s?|agotad[oa]s?|esaurit[oiae]|uitverkocht)(?!\p{L})/gu;

/** What a query may say of the stock, and whether that is in stock. */
export const STOCK_MEANINGS: readonly Meaning[] = [
  [NOT_IN_STOCK, false],
  [IN_STOCK, true],
  [SOLD_OUT, false],
];

/** What a query may say of reduced prices, and whether that is on sale. */
export const SALE_MEANINGS: readonly Meaning[] = [
  [NOT_ON_SALE, false],
  [ON_SALE, true],
];

/** A text without what these patterns find, and what the first of them that finds something means. */
export function withoutMeanings(text: string, meanings: readonly Meaning[]) {
  let words = text;
  let is: boolean | undefined;
  for (const [pattern, means] of meanings) {
    const rest = words.replaceAll(pattern, ' ');
    is ??= rest === words ? undefined : means;
    words = rest;
  }
  return { words, is };
}
