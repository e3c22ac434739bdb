import type { Category } from './product';
import { CATEGORIES } from './product';
import { NOT_TYPOS, OTHER_SPELLINGS, STOP_WORDS } from './search-words';
import { isWithinTypos, normalizedWords, singular } from './words';

/** Words of at least this length may have a typo anywhere; shorter ones only inside, and only for what a product is. */
export const LONG_WORD = 5;
/** Prefixes of at least this length match more than names. */
export const LONG_PREFIX = 3;
/** Neighbouring words are also tried as one ("arm chair"), but not in longer queries. */
const MAX_WORDS_TO_JOIN = 8;

/** The words of a query without stop words, unless there are no others. */
export function significantWords(query: string): readonly string[] {
  const typed = normalizedWords(query);
  const significant = typed.filter((word) => !STOP_WORDS.has(singular(word)));
  return (significant.length === 0 ? typed : significant).map((word) =>
    Object.hasOwn(OTHER_SPELLINGS, word) ? (OTHER_SPELLINGS[word] ?? word) : word,
  );
}

/** True if there is no word but those that are ignored. */
export function isWithoutMeaning(query: string): boolean {
  return normalizedWords(query).every((word) => STOP_WORDS.has(singular(word)));
}

/** The words as typed, and with each two neighbours joined; none for a query of signs. */
export function variantsOf(query: string): readonly (readonly string[])[] {
  const words = significantWords(query);
  if (words.length === 0) {
    return [];
  }
  const joined = words.length > MAX_WORDS_TO_JOIN ? [] : words.slice(1);
  return [
    words,
    ...joined.map((word, position) => [
      ...words.slice(0, position),
      `${words[position]}${word}`,
      ...words.slice(position + 2),
    ]),
  ];
}

/** Tells whether a known word, which may be what a product is, was meant by a typed one with one typo. */
export function typoOf(word: string): (known: string, isThing: () => boolean) => boolean {
  const wanted = singular(word);
  if (NOT_TYPOS.has(wanted) || /\d/.test(word)) {
    return () => false;
  }
  if (wanted.length >= LONG_WORD) {
    return (known) => isWithinTypos(wanted, singular(known)) || isWithinTypos(word, known);
  }
  return (known, isThing) => {
    if (word.length >= LONG_WORD && known.length > LONG_WORD) {
      return isWithinTypos(word, known);
    }
    const meant = singular(known);
    const endsAlike = wanted.at(-1) === meant.at(-1) || wanted.at(-1) === meant.at(-2);
    return (
      wanted.length === LONG_WORD - 1 &&
      (wanted.length === meant.length || wanted.length === meant.length - 1) &&
      wanted[0] === meant[0] &&
      endsAlike &&
      isWithinTypos(wanted, meant) &&
      isThing()
    );
  };
}

/** Words of at least this length may have two typos, if they begin with the right letter and nothing is nearer. */
export const TWO_TYPOS_FROM = 7;

/** The same for a word with two typos. */
export function doubleTypoOf(word: string): (known: string) => boolean {
  const wanted = singular(word);
  return (known) =>
    wanted[0] === known[0] &&
    known.length >= TWO_TYPOS_FROM - 1 &&
    !NOT_TYPOS.has(wanted) &&
    !/\d/.test(word) &&
    (isWithinTypos(wanted, singular(known), 2) || isWithinTypos(word, known, 2));
}

/** The categories, at most two, of whose names every word of a query is a word, its prefix, or one typo away. */
export function categoriesOf(query: string): readonly Category[] {
  const wanted = significantWords(query);
  return CATEGORIES.filter((category) => {
    const name = normalizedWords(category);
    return (
      wanted.length > 0 &&
      wanted.every((word) =>
        name.some((part) => part.startsWith(word) || (word.length >= LONG_WORD && isWithinTypos(word, part))),
      )
    );
  });
}
