import type { Change } from './places-of-words';
import { keepingAnswers } from './latest-answers';
import type { Match } from './named-kinds';
import { kindsNamedBy } from './named-kinds';
import { asItIs, lowerAt, namePrefixDistance, placesOfWords, prefixDistance } from './places-of-words';
import type { Columns } from './list-columns';
import type { Distances } from './list-query';
import { NOT_FOUND } from './list-query';
import { DISTANCE } from './product-words';
import { isWithin, limitsOf } from './query-limits';
import type { SearchFile } from './search-file';
import {
  doubleTypoOf,
  isWithoutMeaning,
  LONG_PREFIX,
  LONG_WORD,
  significantWords,
  TWO_TYPOS_FROM,
  typoOf,
  variantsOf,
} from './search-query';
import { wordsBeginning } from './sorted-words';
import { LONGEST_ENDING, sharesLetter, singular, stem } from './words';

export interface WordSearch {
  /**
   * The distances of all products from a query; 0 is a product's own kind. Every word must match: in any form, as a
   * prefix, or with one typo if it matches nothing else. Undefined for an empty query; signs alone find nothing.
   */
  distancesOf(query: string): Distances | undefined;
  /**
   * The distances of the products that have the most words of a query; where none has them all and the query names a
   * kind, of those of that kind.
   */
  nearestTo(query: string): Distances;
  /** The query with other words for those that were taken for typos; undefined if there are none. */
  correctionOf(query: string): string | undefined;
}

const NO_MATCH = 255;
/** What a word counts that a product does not have: more than all that it has. */
const MISSING = 1000;
/** Longer words are no typos. */
const LONGEST_TYPED = 24;
/** Words of earlier queries that are kept: while a shopper types, most words of a query stay the same. */
const KEPT_WORDS = 30;

/** Reads the search file of a list. */
export function openSearch(list: Columns, file: SearchFile): WordSearch {
  const { words } = file;
  const places = placesOfWords(list, file);
  const { names } = places;
  const namesByKind = file.kinds.map((kind) => kind.names.map((name) => name.split(' ')));
  const matchOf = keepingAnswers((word) => matchWord(word, true), KEPT_WORDS);
  /** Nobody typed it so: it is two words in one, and has no two typos. */
  const matchOfJoined = keepingAnswers((word) => matchWord(word, false), KEPT_WORDS);
  let last: { readonly query: string; readonly distances: Distances } | undefined;

  /** Exact in any form; as a prefix; with a typo, if the word is not known. */
  function matchWord(word: string, isTyped: boolean): Match {
    const wanted = stem(word);
    const distances = new Uint8Array(list.size).fill(NO_MATCH);
    const exact = wordsWithStem(wanted);
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
    for (let index = from; index < to; index += 1) {
      places.lower(distances, index, isPrefix ? prefixDistance : namePrefixDistance);
    }
    if (isPrefix) {
      lowerPairs(distances, beginning, DISTANCE.nameBegins);
    }
    const isFound = () => distances.some((distance) => distance !== NO_MATCH);
    let meant: string | undefined;
    if (!isKnown && !isPrefix && word.length >= LONG_WORD - 1) {
      const isInOtherForm = isFound();
      meant = lowerTypos(distances, word, typoOf(word));
      if (!isFound() && isTyped && word.length >= TWO_TYPOS_FROM && word.length <= LONGEST_TYPED) {
        meant = lowerTypos(distances, word, doubleTypoOf(word));
      }
      if (isInOtherForm) {
        meant = undefined;
      }
    }
    return { distances: isFound() ? distances : undefined, meant };
  }

  function wordsWithStem(wanted: string): readonly number[] {
    // A stem differs from the beginning of its word in the last letter only; one of one letter is the whole word.
    const [from, to] = wordsBeginning(words, wanted.slice(0, -1));
    const longest = wanted.length === 1 ? 1 : wanted.length + LONGEST_ENDING;
    return words
      .slice(from, to)
      .flatMap((word, place) => (word.length <= longest && stem(word) === wanted ? [from + place] : []));
  }

  function lowerPairs(distances: Uint8Array, pairs: readonly number[], distance: number): void {
    for (const pair of pairs) {
      lowerAt(distances, names.placeOfPair(pair), distance);
    }
  }

  /** Returns the word that was probably meant: the last that something is called, else the first. */
  function lowerTypos(distances: Uint8Array, word: string, isMeant: ReturnType<typeof typoOf>): string | undefined {
    const change: Change = (distance) =>
      distance === DISTANCE.mention && word.length <= LONG_WORD ? undefined : distance;
    let meant: string | undefined;
    words.forEach((known, index) => {
      if (sharesLetter(word, known) && isMeant(known, () => isThing(index))) {
        places.lower(distances, index, change);
        if (meant === undefined || isThing(index)) {
          meant = known;
        }
      }
    });
    lowerPairs(
      distances,
      names.pairsLike(word, (text) => isMeant(text, () => true)),
      DISTANCE.otherName,
    );
    return meant;
  }

  function isThing(word: number): boolean {
    const text = words[word] ?? '';
    return places.isThing(word) || names.pairsBeginning(text).some((pair) => names.textOfPair(pair) === text);
  }

  /** Products that match all words; a matching name of several words is nearer than its single words. */
  function matchAll(query: readonly string[], typed: readonly string[]): Distances | undefined {
    const found: Uint8Array[] = [];
    for (const word of query) {
      const { distances } = typed.includes(word) ? matchOf(word) : matchOfJoined(word);
      if (distances === undefined) {
        return undefined;
      }
      found.push(distances);
    }
    const stems = query.map(stem);
    const sums = new Int32Array(list.size);
    /** 1 for what has only a part of a synonym. */
    const isPart = new Uint8Array(list.size);
    for (const [kind, kindNames] of namesByKind.entries()) {
      const named = new Set(kindNames.filter((name) => name.every((part) => stems.includes(part))).flat());
      const from = list.kindStarts[kind] ?? 0;
      const to = list.kindStarts[kind + 1] ?? 0;
      for (const [position, match] of found.entries()) {
        const farthest = named.has(stems[position] ?? '') ? DISTANCE.otherName : NO_MATCH;
        for (let place = from; place < to; place += 1) {
          const distance = match[place] ?? 0;
          if (distance === DISTANCE.partOfName && farthest === NO_MATCH) {
            isPart[place] = 1;
          }
          sums[place] =
            distance === NO_MATCH || sums[place] === NOT_FOUND
              ? NOT_FOUND
              : (sums[place] ?? 0) + Math.min(distance, farthest);
        }
      }
    }
    // If some products are called so, those that have but a part of such a name are not meant.
    const isCalledSo = sums.some((sum, place) => sum <= DISTANCE.otherName * query.length && isPart[place] === 0);
    return isCalledSo ? sums.map((sum, place) => (isPart[place] === 1 ? NOT_FOUND : sum)) : sums;
  }

  function find(query: string): Distances {
    const { words, limits } = limitsOf(query);
    const hasLimits = Object.keys(limits).length > 0;
    const distances = hasLimits && isWithoutMeaning(words) ? new Int32Array(list.size) : findWords(words);
    return hasLimits
      ? distances.map((distance, place) => (isWithin(limits, list, place) ? distance : NOT_FOUND))
      : distances;
  }

  function findWords(query: string): Distances {
    let nearest: Distances = new Int32Array(list.size).fill(NOT_FOUND);
    const variants = variantsOf(query);
    for (const variant of variants) {
      const distances = matchAll(variant, variants[0] ?? []);
      if (distances) {
        nearest = nearest.map((least, place) => Math.min(least, distances[place] ?? 0));
      }
    }
    return nearest;
  }

  return {
    distancesOf(query) {
      if (query.trim() === '') {
        return undefined;
      }
      if (last?.query !== query) {
        last = { query, distances: find(query) };
      }
      return last.distances;
    },
    nearestTo(query) {
      const typed = significantWords(limitsOf(query).words);
      const found = typed.flatMap((word) => matchOf(word).distances ?? []);
      const sums = new Int32Array(list.size).map((_, place) =>
        found.length === 0
          ? NOT_FOUND
          : found.reduce((sum, match) => sum + (match[place] === NO_MATCH ? MISSING : (match[place] ?? 0)), 0),
      );
      const hasAll = found.length === typed.length && sums.some((sum) => sum < MISSING);
      const named = hasAll ? [] : kindsNamedBy(typed, list, namesByKind, matchOf);
      const isNamed = (place: number) =>
        named.some((kind) => place >= (list.kindStarts[kind] ?? 0) && place < (list.kindStarts[kind + 1] ?? 0));
      const ofNamed = named.length === 0 ? sums : sums.map((sum, place) => (isNamed(place) ? sum : NOT_FOUND));
      const fewest = Math.floor(ofNamed.reduce((least, sum) => Math.min(least, sum), NOT_FOUND) / MISSING);
      return ofNamed.map((sum) => (Math.floor(sum / MISSING) === fewest ? sum : NOT_FOUND));
    },
    correctionOf(query) {
      const words = significantWords(limitsOf(query).words);
      return words.some((word) => matchOf(word).meant !== undefined)
        ? words.map((word) => matchOf(word).meant ?? word).join(' ')
        : undefined;
    },
  };
}
