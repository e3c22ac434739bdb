import type { Change } from './places-of-words';
import { lowerAt, placesOfWords } from './places-of-words';
import type { Columns } from './list-columns';
import type { Distances } from './list-query';
import { NOT_FOUND } from './list-query';
import { DISTANCE } from './product-words';
import type { SearchFile } from './search-file';
import { LONG_PREFIX, LONG_WORD, typoOf, variantsOf } from './search-query';
import { wordsBeginning } from './sorted-words';
import { LONGEST_ENDING, sharesLetter, singular, stem } from './words';

export interface WordSearch {
  /**
   * The distances of all products from a query; 0 is a product's own kind. Every word must match: in any form, as a
   * prefix, or with one typo if it matches nothing else. Undefined for an empty query; signs alone find nothing.
   */
  distancesOf(query: string): Distances | undefined;
}

/** Distances from one word, by place; undefined if no product has it. */
type Match = Uint8Array | undefined;

const NO_MATCH = 255;
/** Words of earlier queries that are kept: while a shopper types, most words of a query stay the same. */
const KEPT_WORDS = 30;

/** Reads the search file of a list. */
export function openSearch(list: Columns, file: SearchFile): WordSearch {
  const { words } = file;
  const places = placesOfWords(list, file);
  const { names } = places;
  const namesByKind = file.kinds.map((kind) => kind.names.map((name) => name.split(' ')));
  const matches = new Map<string, Match>();
  let last: { readonly query: string; readonly distances: Distances } | undefined;

  function matchOf(word: string): Match {
    if (!matches.has(word)) {
      if (matches.size >= KEPT_WORDS) {
        matches.clear();
      }
      matches.set(word, matchWord(word));
    }
    return matches.get(word);
  }

  /** Exact in any form; as a prefix; with a typo, if the word is not known. */
  function matchWord(word: string): Match {
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
      word.length >= LONG_PREFIX && exact.length + exactPairs.length === 0 && to - from + beginning.length > 0;
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
    if (!isKnown && !isPrefix && word.length >= LONG_WORD - 1) {
      lowerTypos(distances, word);
    }
    return distances.some((distance) => distance !== NO_MATCH) ? distances : undefined;
  }

  function wordsWithStem(wanted: string): readonly number[] {
    // A stem differs from the beginning of its word in the last letter only; one of one letter is the whole word.
    const [from, to] = wordsBeginning(words, wanted.slice(0, -1));
    const longest = wanted.length === 1 ? 1 : wanted.length + LONGEST_ENDING;
    const found: number[] = [];
    for (let index = from; index < to; index += 1) {
      const word = words[index] ?? '';
      if (word.length <= longest && stem(word) === wanted) {
        found.push(index);
      }
    }
    return found;
  }

  function lowerPairs(distances: Uint8Array, pairs: readonly number[], distance: number): void {
    for (const pair of pairs) {
      lowerAt(distances, names.placeOfPair(pair), distance);
    }
  }

  function lowerTypos(distances: Uint8Array, word: string): void {
    const isMeant = typoOf(word);
    const change: Change = (distance) =>
      distance === DISTANCE.mention && word.length <= LONG_WORD ? undefined : distance;
    // A plural is at most two letters longer.
    const shortest = singular(word).length - 1;
    const longest = word.length + 3;
    for (let index = 0; index < words.length; index += 1) {
      const known = words[index] ?? '';
      if (known.length >= shortest && known.length <= longest && sharesLetter(word, known)) {
        if (isMeant(known, () => isThing(index))) {
          places.lower(distances, index, change);
        }
      }
    }
    lowerPairs(
      distances,
      names.pairsLike(word, (text) => isMeant(text, () => true)),
      DISTANCE.otherName,
    );
  }

  function isThing(word: number): boolean {
    const text = words[word] ?? '';
    return places.isThing(word) || names.pairsBeginning(text).some((pair) => names.textOfPair(pair) === text);
  }

  /** Products that match all words; a matching name of several words is nearer than its single words. */
  function matchAll(query: readonly string[]): Distances | undefined {
    const found: Uint8Array[] = [];
    for (const word of query) {
      const match = matchOf(word);
      if (match === undefined) {
        return undefined;
      }
      found.push(match);
    }
    const stems = query.map(stem);
    const sums = new Int32Array(list.size);
    for (const [kind, kindNames] of namesByKind.entries()) {
      const named = new Set(kindNames.filter((name) => name.every((part) => stems.includes(part))).flat());
      const from = list.kindStarts[kind] ?? 0;
      const to = list.kindStarts[kind + 1] ?? 0;
      for (const [position, match] of found.entries()) {
        const farthest = named.has(stems[position] ?? '') ? DISTANCE.otherName : NO_MATCH;
        for (let place = from; place < to; place += 1) {
          const distance = match[place] ?? 0;
          sums[place] =
            distance === NO_MATCH || sums[place] === NOT_FOUND
              ? NOT_FOUND
              : (sums[place] ?? 0) + Math.min(distance, farthest);
        }
      }
    }
    return sums;
  }

  function find(query: string): Distances {
    const nearest = new Int32Array(list.size).fill(NOT_FOUND);
    for (const variant of variantsOf(query)) {
      const distances = matchAll(variant);
      if (distances) {
        for (let place = 0; place < list.size; place += 1) {
          nearest[place] = Math.min(nearest[place] ?? 0, distances[place] ?? 0);
        }
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
  };
}

const asItIs: Change = (distance) => distance;

const namePrefixDistance: Change = (distance) =>
  distance === DISTANCE.kind || distance === DISTANCE.name ? DISTANCE.nameBegins : undefined;

const prefixDistance: Change = (distance) => {
  if (distance === DISTANCE.room) {
    return distance;
  }
  return distance <= DISTANCE.name ? DISTANCE.nameBegins : DISTANCE.mentionBegins;
};
