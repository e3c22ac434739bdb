import { keepingAnswers } from './latest-answers';
import type { Columns } from './list-columns';
import type { Mentions } from './mentions';
import type { DistanceChange, PlacesOfWords } from './places-of-words';
import {
  asItIs,
  twoLettersDistance,
  longerPrefixDistance,
  lowerAt,
  namePrefixDistance,
  prefixDistance,
} from './places-of-words';
import { DISTANCE } from './product-words';
import { isSameSize, sizeOfWord } from './query-sizes';
import {
  alikeInSound,
  doubleTypoOf,
  LONG_PREFIX,
  LONG_WORD,
  SHORTEST_TYPED,
  shortTypoOf,
  TWO_TYPOS_FROM,
  typoOf,
} from './search-query';
import { wordsBeginning } from './sorted-words';
import { LONGEST_ENDING, sharesLetter, singular, stem } from './similar-words';

/** What a word of a query matches. */
export interface Match {
  /** Distances from one word, by place; undefined if no product has it. */
  readonly distances: Uint8Array | undefined;
  /** Those of the products that match, ascending. */
  readonly places: Uint32Array;
  /** The known word for one that was taken for a typo. */
  readonly meant: string | undefined;
}

export const NO_MATCH = 255;
/** A word that was meant is no more letters longer or shorter: two typos, and the ending of a plural. */
const FARTHEST_LENGTH = 4;
/** Longer words are no typos. */
const LONGEST_TYPED = 24;
/** Words of earlier queries that are kept: while a shopper types, most words of a query stay the same. */
const KEPT_WORDS = 30;

function hasMatch(distances: Uint8Array): boolean {
  for (let place = 0; place < distances.length; place += 1) {
    if (distances[place] !== NO_MATCH) {
      return true;
    }
  }
  return false;
}

function placesIn(distances: Uint8Array): Uint32Array {
  const found = new Uint32Array(distances.length);
  let count = 0;
  for (let place = 0; place < distances.length; place += 1) {
    if (distances[place] !== NO_MATCH) {
      found[count] = place;
      count += 1;
    }
  }
  return found.slice(0, count);
}

function matchedBy(distances: Uint8Array, meant: string | undefined): Match {
  const found = placesIn(distances);
  return { distances: found.length > 0 ? distances : undefined, places: found, meant };
}

/** True of two words, as "cane" and "can", which have one stem though neither is a form of the other. */
function isOtherByE(one: string, other: string): boolean {
  return one === `${other}e` || other === `${one}e`;
}

/** What single words match among the words of a search file, which have these places. */
export function wordMatches(list: Columns, words: readonly string[], places: PlacesOfWords, mentions: Mentions) {
  const { names } = places;
  const matchOf = keepingAnswers(
    (word) => {
      const size = sizeOfWord(word);
      return size === undefined ? matchWord(word, 2) : matchSize(size);
    },
    KEPT_WORDS,
    mentions,
  );
  const isAsItIs = (word: string) => matchOf(word).distances !== undefined && matchOf(word).meant === undefined;
  const matchOfPair = keepingAnswers(
    (pair) => {
      const words = pair.split(' ');
      return matchWord(words.join(''), words.every(isAsItIs) ? 0 : 1);
    },
    KEPT_WORDS,
    mentions,
  );
  return {
    matchOf,
    /** Nobody typed it so: two words in one have no two typos, and none if both are known. */
    matchOfJoined: (first: string, second: string) => matchOfPair(`${first} ${second}`),
    wordsWithStem,
  };

  /** Exact in any form; as a prefix; with a typo, if the word is not known. */
  function matchWord(word: string, mostTypos: number): Match {
    const wanted = stem(word);
    const distances = new Uint8Array(list.size).fill(NO_MATCH);
    const exact = wordsWithStem(wanted).filter((index) => !isOtherByE(singular(word), singular(words[index] ?? '')));
    const exactPairs = names.pairsWithStem(wanted);
    const [from, to] = wordsBeginning(words, word);
    const beginning = names.pairsBeginning(word);
    const one = singular(word);
    const isKnown =
      exact.some((index) => singular(words[index] ?? '') === one) ||
      exactPairs.some((pair) => singular(names.textOfPair(pair)) === one);
    const isPrefix =
      word.length >= LONG_PREFIX && exact.length === 0 && exactPairs.length === 0 && to - from + beginning.length > 0;
    for (const index of exact) {
      places.lower(distances, index, asItIs);
    }
    lowerPairs(distances, exactPairs, DISTANCE.otherName);
    const ofShorter = word.length === LONG_PREFIX - 1 ? twoLettersDistance : namePrefixDistance;
    let shorter: string | undefined;
    for (let index = from; index < to; index += 1) {
      const known = words[index] ?? '';
      const isLonger = shorter !== undefined && known.startsWith(shorter);
      shorter = isLonger ? shorter : known;
      const ofPrefix = isLonger ? longerPrefixDistance : prefixDistance;
      places.lower(distances, index, isPrefix ? ofPrefix : ofShorter);
    }
    if (isPrefix) {
      lowerPairs(distances, beginning, DISTANCE.kindBegins);
    }
    const isFound = () => hasMatch(distances);
    let meant: string | undefined;
    if (mostTypos > 0 && !isKnown && !isPrefix && word.length >= SHORTEST_TYPED) {
      const isInOtherForm = isFound();
      const lowerMeant = lowerTypos(distances, word);
      meant = lowerMeant(typoOf(word));
      if (!isFound()) {
        meant = lowerMeant(shortTypoOf(word));
      }
      if (!isFound() && mostTypos > 1) {
        meant = lowerMeant(alikeInSound(word));
      }
      if (!isFound() && mostTypos > 1 && word.length >= TWO_TYPOS_FROM && word.length <= LONGEST_TYPED) {
        meant = lowerMeant(doubleTypoOf(word));
      }
      if (isInOtherForm) {
        meant = undefined;
      }
    }
    return matchedBy(distances, meant);
  }

  /** Any number of a product that is this size, but for rounding. */
  function matchSize(wanted: number): Match {
    const distances = new Uint8Array(list.size).fill(NO_MATCH);
    const [from] = wordsBeginning(words, '0');
    const [, to] = wordsBeginning(words, '9');
    for (const [offset, word] of words.slice(from, to).entries()) {
      if (isSameSize(wanted, Number(word))) {
        places.lower(distances, from + offset, asItIs);
      }
    }
    return matchedBy(distances, undefined);
  }

  function wordsWithStem(wanted: string): readonly number[] {
    // A stem differs from the beginning of its word in the last letter only; one of one letter is the whole word.
    const [from, to] = wordsBeginning(words, wanted.slice(0, -1) || wanted);
    const longest = wanted.length + LONGEST_ENDING;
    return words
      .slice(from, to)
      .flatMap((word, place) => (word.length <= longest && stem(word) === wanted ? [from + place] : []));
  }

  function lowerPairs(distances: Uint8Array, pairs: readonly number[], distance: number): void {
    for (const pair of pairs) {
      lowerAt(distances, names.placeOfPair(pair), distance);
    }
  }

  /** What it makes returns the word that was probably meant: the last that something is called, else the first. */
  function lowerTypos(distances: Uint8Array, word: string) {
    const change: DistanceChange = (distance) =>
      distance === DISTANCE.mention && word.length <= LONG_WORD ? undefined : distance;
    const alike = wordsLike(word);
    const alikePairs = names.pairsLike(word);
    return (isMeant: ReturnType<typeof typoOf>): string | undefined => {
      let meant: string | undefined;
      for (const index of alike) {
        const known = words[index] ?? '';
        if (isMeant(known, () => isThing(index))) {
          for (const form of wordsWithStem(stem(known))) {
            places.lower(distances, form, change);
          }
          if (meant === undefined || isThing(index)) {
            meant = known;
          }
        }
      }
      lowerPairs(
        distances,
        names.withText(alikePairs, (text) => isMeant(text, () => true)),
        DISTANCE.otherName,
      );
      return meant;
    };
  }

  /** The known words of which one may be meant by a word with a typo. */
  function wordsLike(word: string): readonly number[] {
    const found: number[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const known = words[index] ?? '';
      if (Math.abs(known.length - word.length) <= FARTHEST_LENGTH && sharesLetter(word, known)) {
        found.push(index);
      }
    }
    return found;
  }

  function isThing(word: number): boolean {
    const text = words[word] ?? '';
    return places.isThing(word) || names.pairsBeginning(text).some((pair) => names.textOfPair(pair) === text);
  }
}
