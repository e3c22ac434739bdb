import type { Columns } from './list-columns';
import type { Distances } from './list-query';
import { NOT_FOUND } from './list-query';
import type { KnownWords } from './named-kinds';
import { kindsWanted } from './named-kinds';
import { placesOfWords } from './places-of-words';
import { DISTANCE } from './product-words';
import { isWithin, limitsOf } from './query-limits';
import type { SearchFile } from './search-file';
import { inEnglish, isWithoutMeaning, significantWords, variantsOf, withoutLooseWords } from './search-query';
import { indexOfWord } from './sorted-words';
import { NO_MATCH, wordMatches } from './word-matches';
import { normalizedWords, stem } from './words';

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

const isAny = (distances: Distances) => distances.some((distance) => distance !== NOT_FOUND);
/** What a word counts that a product does not have: more than all that it has. */
const MISSING = 1000;

/** Reads the search file of a list. */
export function openSearch(list: Columns, file: SearchFile): WordSearch {
  const { words } = file;
  const places = placesOfWords(list, file);
  const namesByKind = file.kinds.map((kind) => kind.names.map((name) => name.split(' ')));
  const { matchOf, matchOfJoined, wordsWithStem } = wordMatches(list, words, places);
  const knownWords: KnownWords = {
    list,
    namesByKind,
    matchOf,
    matchOfJoined,
    kindsUsedFor: (word) => wordsWithStem(stem(word)).flatMap(places.kindsUsedFor),
  };
  const isWord = (word: string) => indexOfWord(words, word) !== -1;
  let last: { readonly query: string; readonly distances: Distances } | undefined;

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
          if ((distance === DISTANCE.partOfName || distance === DISTANCE.use) && farthest === NO_MATCH) {
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
    const distances = hasLimits && isWithoutMeaning(words) ? new Int32Array(list.size) : answerTo(words);
    return hasLimits
      ? distances.map((distance, place) => (isWithin(limits, list, place) ? distance : NOT_FOUND))
      : distances;
  }

  /**
   * What has all words and is of the kind that they ask for or named so; of a single word, and if there is nothing of that
   * kind, what has all words. If that is nothing, the same without the loose words.
   */
  function answerTo(words: string): Distances {
    const query = inEnglish(words, isWord);
    const all = findWords(query);
    const typed = normalizedWords(words);
    if (typed.length === 1 && typed[0] === significantWords(query)[0]) {
      return all;
    }
    const kinds = kindsWanted(query, knownWords);
    const ofKinds = (found: Distances, ofWords: string) => {
      const count = significantWords(ofWords).length;
      const farthest = count > 1 ? DISTANCE.name * count : -1;
      return kinds.map((each) => restrictedTo(each, found, farthest)).find(isAny);
    };
    const looser = withoutLooseWords(query);
    const answer = ofKinds(all, query);
    if (answer !== undefined || looser === undefined) {
      return answer ?? all;
    }
    const found = findWords(looser);
    return ofKinds(found, looser) ?? (isAny(all) ? all : found);
  }

  /** The distances of products of these kinds, and of those that are no farther: they are named so. */
  function restrictedTo(kinds: readonly number[], distances: Distances, farthest: number): Distances {
    const restricted = distances.map((distance) => (distance <= farthest ? distance : NOT_FOUND));
    for (const kind of kinds) {
      const [from, to] = [list.kindStarts[kind], list.kindStarts[kind + 1]];
      restricted.set(distances.subarray(from, to), from);
    }
    return restricted;
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

  /** Of the kinds that are asked for most surely, what has the most words of a query. */
  function withMostWords(query: string): Distances {
    const found = significantWords(query).flatMap((word) => matchOf(word).distances ?? []);
    const sums = new Int32Array(list.size).map((_, place) =>
      found.length === 0
        ? NOT_FOUND
        : found.reduce((sum, match) => sum + (match[place] === NO_MATCH ? MISSING : (match[place] ?? 0)), 0),
    );
    const [named] = kindsWanted(query, knownWords);
    const ofNamed = named === undefined ? sums : restrictedTo(named, sums, -1);
    const fewest = Math.floor(ofNamed.reduce((least, sum) => Math.min(least, sum), NOT_FOUND) / MISSING);
    return ofNamed.map((sum) => (Math.floor(sum / MISSING) === fewest ? sum : NOT_FOUND));
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
      const { words } = limitsOf(query);
      const answer = answerTo(words);
      return isAny(answer) ? answer : withMostWords(inEnglish(words, isWord));
    },
    correctionOf(query) {
      const words = significantWords(inEnglish(limitsOf(query).words, isWord));
      return words.some((word) => matchOf(word).meant !== undefined)
        ? words.map((word) => matchOf(word).meant ?? word).join(' ')
        : undefined;
    },
  };
}
