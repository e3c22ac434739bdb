import { isSoldElsewhere } from './nearest-things';
import type { Category } from './product';
import { CATEGORIES } from './product';
import { LOOSE_WORDS, NOT_TYPOS, OTHER_SPELLINGS, PREPOSITIONS, STOP_WORDS } from './query-words';
import { isWithinTypos, singular } from './similar-words';
import { normalizedWords } from './words';

/** Words of at least this length may have a typo anywhere; shorter ones only inside, and only for what a product is. */
export const LONG_WORD = 5;
/** Prefixes of at least this length match more than names. */
export const LONG_PREFIX = 3;
/** Neighbouring words are also tried as one ("arm chair"), but not in longer queries. */
const MAX_WORDS_TO_JOIN = 8;

/** "A table next to the bed" is one for the bedside. */
const NEXT_TO_BED = /\b(?:next to|beside|by|near|close to|alongside|in)(?: (?:the|my|our|a))? bed\b/g;

/** A looking glass is a mirror. */
const LOOKING_FOR = /\blooking (?:for|at|to)\b/g;

/** A light over a table hangs. */
const ABOVE_TABLE =
  /\b((?:lamps?|lights?|lighting)(?: .*)?) (?:above|over)(?: \p{L}+){0,5}? (?:table|island|counter|worktop)\b/gu;

/** The words of a query, as they are read. */
function typedWords(query: string): readonly string[] {
  return normalizedWords(
    query
      .toLowerCase()
      .replaceAll(NEXT_TO_BED, 'for bedside')
      .replaceAll(ABOVE_TABLE, 'hanging $1')
      .replaceAll(LOOKING_FOR, 'for'),
  );
}

/** The words of a query without stop words, unless there are no others. */
export function significantWords(query: string): readonly string[] {
  return significantAsTyped(query).map(readAs);
}

/** The same in the spelling in which they were typed. */
export function significantAsTyped(query: string): readonly string[] {
  const typed = typedWords(query);
  const significant = typed.filter((word, place) => !isIgnored(word, place === typed.length - 1));
  return significant.length === 0 ? typed : significant;
}

/** An article of another language ends no query: it is the beginning of a word, "wall la". */
function isIgnored(word: string, isLast: boolean): boolean {
  return isStopWord(word) && !(isLast && /^(?:la|le|lo|el|die|das|der)$/.test(word));
}

function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || STOP_WORDS.has(singular(word));
}

/** Another spelling as it is known here. */
export function readAs(word: string): string {
  return ownOf(OTHER_SPELLINGS, word) ?? word;
}

function ownOf(words: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/**
 * The significant words of a query by its parts, which prepositions separate, and in each of them by alternatives:
 * "sofa or armchair for the study" is [[[sofa], [armchair]], [[study]]].
 */
export function partsOf(query: string): readonly (readonly (readonly string[])[])[] {
  const splitAt = (words: readonly string[], isEnd: (word: string) => boolean) =>
    words.reduce<readonly (readonly string[])[]>(
      (parts, word) => (isEnd(word) ? [...parts, []] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), word]]),
      [[]],
    );
  const typed = typedWords(query);
  return splitAt(typed, (word) => PREPOSITIONS.has(word)).map((part) =>
    splitAt(part, (word) => word === 'or' || word === 'and').map((words) =>
      words.filter((word) => !isIgnored(word, word === typed.at(-1))).map(readAs),
    ),
  );
}

/** A query without its loose words; undefined if it has none, or nothing else. */
export function withoutLooseWords(query: string): string | undefined {
  const words = significantWords(query);
  const isAllLoose = words.every((word) => Object.hasOwn(LOOSE_WORDS, singular(word)));
  // For a "cosy gift", only the gift says what is wanted.
  const isLoose = (word: string) => Object.hasOwn(LOOSE_WORDS, singular(word)) && !(isAllLoose && word === 'gift');
  return words.some(isLoose) && !words.every(isLoose)
    ? words
        .map((word) => (isLoose(word) ? LOOSE_WORDS[singular(word)] : word))
        .filter((word) => word !== '')
        .join(' ')
    : undefined;
}

/** True if no word says more than what a thing is like, not even where: "something modern". */
export function isOfNoThing(query: string): boolean {
  return normalizedWords(query).every((word) => isStopWord(word) || ownOf(LOOSE_WORDS, singular(word)) === '');
}

/** True if there is no word but those that are ignored. */
export function isWithoutMeaning(query: string): boolean {
  return normalizedWords(query).every(isStopWord);
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

/** True of a word that is meant as it is, though products may not have it. */
function isReal(word: string): boolean {
  return NOT_TYPOS.has(word) || isSoldElsewhere(word) || isStopWord(word) || Object.hasOwn(LOOSE_WORDS, word);
}

/** Tells whether a known word, which may be what a product is, was meant by a typed one with one typo. */
export function typoOf(word: string): (known: string, isThing: () => boolean) => boolean {
  const wanted = singular(word);
  if (isReal(wanted) || /\d/.test(word)) {
    return () => false;
  }
  if (wanted.length >= LONG_WORD) {
    return (known) => isWithinTypos(wanted, singular(known)) || isWithinTypos(word, known);
  }
  return (known, isThing) => {
    if (word.length >= LONG_WORD && known.length > LONG_WORD) {
      return isWithinTypos(word, known);
    }
    if (wanted.length !== LONG_WORD - 1 || wanted[0] !== known[0]) {
      return false;
    }
    const meant = singular(known);
    const endsAlike = wanted.at(-1) === meant.at(-1) || wanted.at(-1) === meant.at(-2);
    const isAsLong = wanted.length === meant.length || wanted.length === meant.length - 1;
    return isAsLong && endsAlike && isWithinTypos(wanted, meant) && isThing();
  };
}

/** Shorter words are no typos. */
export const SHORTEST_TYPED = 3;

/**
 * The same for a short word, if nothing is nearer: two letters are swapped, or of four the last is wrong or one too many.
 * "bde", "mgus", "sofs", "rugd".
 */
export function shortTypoOf(word: string): (known: string, isThing: () => boolean) => boolean {
  const letters = (text: string) => [...text].toSorted().join('');
  const typed = letters(word);
  if (isReal(word) || word.length >= LONG_WORD) {
    return () => false;
  }
  return (known, isThing) => {
    const meant = singular(known);
    const isSwapped = [meant, `${meant}s`].some(
      (form) => word[0] === form[0] && typed === letters(form) && isWithinTypos(word, form),
    );
    const endsWrong =
      word.length > SHORTEST_TYPED && word.slice(0, -1) === meant.slice(0, SHORTEST_TYPED) && meant.length < LONG_WORD;
    return (isSwapped || endsWrong) && isThing();
  };
}

/** A word as it sounds, whatever its vowels, and whether one ends it: "plate" and "pleit" are alike. */
function soundOf(word: string): string {
  return singular(word)
    .replaceAll(/[cs]h/g, 'x')
    .replaceAll('ph', 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('w', 'v')
    .replaceAll(/(?<=[aeiouy])h|h(?=[^aeiouy])/g, '')
    .replaceAll(/[aeiouy]+/g, 'a')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/a$/, '');
}

/** The same for a word that only sounds like what a product is: "chear", "cofe", "matras". */
export function alikeInSound(word: string): (known: string, isThing: () => boolean) => boolean {
  const typed = soundOf(word);
  if (isReal(word) || isReal(singular(word)) || word.length < LONG_WORD - 1 || typed.length < 2 || /\d/.test(word)) {
    return () => false;
  }
  return (known, isThing) => Math.abs(known.length - word.length) <= 2 && isThing() && typed === soundOf(known);
}

/** Words of at least this length may have two typos, if they begin with the right letter and nothing is nearer. */
export const TWO_TYPOS_FROM = 7;

/** The same for a word with two typos. */
export function doubleTypoOf(word: string): (known: string) => boolean {
  const wanted = singular(word);
  return (known) =>
    wanted[0] === known[0] &&
    known.length >= TWO_TYPOS_FROM - 1 &&
    !isReal(wanted) &&
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
