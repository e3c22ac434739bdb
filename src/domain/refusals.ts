import { DISTANCE } from './product-words';
import { NO_MATCH } from './word-matches';
import { singular } from './similar-words';

/** "Not in oak", "without any brass or glass". */
const REFUSED =
  /\b(?:but )?\b(?:without|not|never|no|non|except|excluding|other than|sans|senza|ohne|sin|nicht|keine?)(?: (?:any|the|in|of|for|from|made|with|but|an?|too))*[ -](?!slip)(\p{L}+)(?: (?:or|and|nor) (\p{L}+))?(?: ones?\b)?(?: (?:from|on|against) (?:the|a|my) \p{L}+)?/gu;

/** "Backless", "leather free": another way to refuse. */
const LACKING = /\b(\p{L}{3,}?)(?:less|[- ]free)\b(?![ -]?standing)/gu;

/** What a product has or has not: a text that mentions it says that it has. */
const PARTS: ReadonlySet<string> = new Set(
  'arm armrest back backrest door drawer lid handle wheel castor leg cover cord cable'.split(' '),
);

/** True of a part of furniture, such as a back. */
export function isPart(word: string): boolean {
  return PARTS.has(singular(word));
}

/** A query without the words that are not wanted, and those; only what can be refused is. */
export function withoutRefused(
  query: string,
  isRefusable: (word: string) => boolean,
): { readonly wanted: string; readonly unwanted: readonly string[] } {
  const unwanted: string[] = [];
  const lowered = query.toLowerCase();
  const said = lowered.replaceAll(LACKING, (text: string, word: string) =>
    isRefusable(word) ? `without ${word}` : text,
  );
  const wanted = said.replaceAll(REFUSED, (text: string, ...words: (string | undefined)[]) => {
    const refused = words.slice(0, 2).filter((word) => word !== undefined);
    if (!refused.every(isRefusable)) {
      return text;
    }
    unwanted.push(...refused);
    return ' ';
  });
  return unwanted.length === 0 ? { wanted: query, unwanted } : { wanted, unwanted };
}

/** True of what has a word in a name, or is used or stands so, or is made of it or of its colour: not of what only mentions it. */
function isSo(distance = NO_MATCH): boolean {
  return (distance <= DISTANCE.material && distance !== DISTANCE.nameBegins) || distance === DISTANCE.partOfName;
}

/** Whether a product with a word at some distance has what is refused: of a part, what a text mentions. */
export function refusalOf(word: string): (distance: number | undefined) => boolean {
  return isPart(word) ? (distance = NO_MATCH) => distance <= DISTANCE.mention : isSo;
}
