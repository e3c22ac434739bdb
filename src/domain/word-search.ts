import { lowerToMatches, MISSING, sumsOfMatches } from './all-words';
import { kindNames } from './kind-names';
import type { Columns } from './list-columns';
import type { Distances } from './list-query';
import { inEnglish } from './foreign-words';
import { isAny, NOT_FOUND } from './list-query';
import { thingsListed } from './listed-things';
import type { KnownWords } from './named-kinds';
import { isOneOf, kindsWanted, restrictedTo } from './named-kinds';
import { placesOfWords } from './places-of-words';
import { readQuery } from './plain-query';
import { DISTANCE } from './product-words';
import { isWithin, limitsOf } from './query-limits';
import { isOrder, ordered } from './query-order';
import { refusalOf, withoutRefused } from './refusals';
import type { AskedWords } from './row-words';
import { tellsApart } from './row-words';
import type { SearchFile } from './search-file';
import { shorterQueries } from './shorter-queries';
import { isWithoutMeaning, readAs, significantWords, variantsOf, withoutLooseWords } from './search-query';
import { indexOfWord } from './sorted-words';
import { wordMatches } from './word-matches';
import { normalizedWords, stem } from './words';

export interface WordSearch {
  /**
   * The distances of all products from a query; 0 is a product's own kind. Every word must match: in any form, as a
   * prefix, or with one typo if it matches nothing else; but see `leftOutOf`. Undefined for an empty query; signs alone
   * find nothing. If it must be of its kind, a single word does not find what only mentions it.
   */
  distancesOf(query: string, isOfKind?: boolean): Distances | undefined;
  /** The words without which a query was answered, as no product has all of them: "bookworm" of "gift for a bookworm". */
  leftOutOf(query: string, isOfKind?: boolean): readonly string[];
  /**
   * The distances of the products that have the most words of a query; where none has them all and the query names a
   * kind, of those of that kind.
   */
  nearestTo(query: string): Distances;
  /**
   * The words of a query that say what is wanted, in English and without typos, and those that say what is not; none of
   * what a room is like.
   */
  askedOf(query: string): AskedWords;
  /** The query with other words for those that were taken for typos; undefined if there are none. */
  correctionOf(query: string): string | undefined;
}

/** The distances of all products, and the words that are not in them. */
interface Answer {
  readonly distances: Distances;
  readonly leftOut: readonly string[];
}

/** Reads the search file of a list. */
export function openSearch(list: Columns, file: SearchFile): WordSearch {
  const { words } = file;
  const places = placesOfWords(list, file);
  const names = kindNames(file);
  const { matchOf, matchOfJoined, wordsWithStem } = wordMatches(list, words, places);
  const knownWords: KnownWords = {
    list,
    names,
    matchOf,
    matchOfJoined,
    kindsUsedFor: (word) => wordsWithStem(stem(word)).flatMap(places.kindsUsedFor),
    kindsAbout: (word) => wordsWithStem(stem(word)).flatMap(places.kindsAbout),
  };
  /** Words for colours and materials. */
  const looks = new Set([...list.colourNames, ...list.materialNames].flatMap(normalizedWords));
  const isWord = (word: string) => indexOfWord(words, word) !== -1;
  let last: (Answer & { readonly query: string; readonly isOfKind: boolean }) | undefined;

  function answerOf(query: string, isOfKind = false): Answer {
    if (last?.query !== query || last.isOfKind !== isOfKind) {
      last = { query, isOfKind, ...find(query, isOfKind) };
    }
    return last;
  }

  function find(query: string, isOfKind: boolean): Answer {
    const { words, limits } = readQuery(query);
    const { price, width, depth, height, ...others } = limits;
    const isRanged = [price, width, depth, height].some((range) => range !== undefined);
    const hasLimits = isRanged || Object.keys(others).length > 0;
    const { distances, leftOut } =
      (hasLimits || isOrder(words)) && isWithoutMeaning(words)
        ? { distances: new Int32Array(list.size), leftOut: [] }
        : answerToMost(words, isOfKind || isRanged);
    const kept = hasLimits
      ? distances.map((each, place) => (each !== NOT_FOUND && isWithin(limits, list, place) ? each : NOT_FOUND))
      : distances;
    return { distances: ordered(words, list, kept), leftOut };
  }

  /**
   * What has all words; if nothing has, what has the most of them and all that say more than the circumstances of a kind
   * that is named.
   */
  function answerToMost(query: string, isOfKind: boolean): Answer {
    const distances = answerTo(query, isOfKind);
    if (isAny(distances)) {
      return { distances, leftOut: [] };
    }
    const english = inEnglish(query, isWord);
    const isNamed = (shorter: string) => kindsWanted(shorter, knownWords).length > 0;
    for (const shorter of shorterQueries(english, (word) => matchOf(word).distances !== undefined).filter(isNamed)) {
      const accepted = answerTo(shorter, true);
      const nearest = nearestTo(english).map((each, place) => (accepted[place] === NOT_FOUND ? NOT_FOUND : each));
      if (isAny(nearest)) {
        const isLeftOut = (word: string) => !matchOf(word).places.some((place) => nearest[place] !== NOT_FOUND);
        return { distances: nearest, leftOut: [...new Set(significantWords(english))].filter(isLeftOut) };
      }
    }
    return { distances, leftOut: [] };
  }

  /** What has the most words, and what is refused only if nothing else has them. */
  function nearestTo(query: string): Distances {
    const { wanted, unwanted } = withoutRefusedWords(query);
    const nearest = withMostWords(wanted);
    const accepted = without(unwanted, nearest);
    return isAny(accepted) ? accepted : nearest;
  }

  /** What has the words that are wanted, without what is made of or called by one that is not: "mirror without brass". */
  function answerTo(words: string, isOfKind: boolean): Distances {
    const { wanted, unwanted } = withoutRefusedWords(words);
    const count = significantWords(wanted).length;
    const isAsTyped = count === 1 && normalizedWords(words).join(' ') === significantWords(wanted)[0];
    return without(
      unwanted,
      unwanted.length > 0 && isWithoutMeaning(wanted)
        ? new Int32Array(list.size)
        : answerToThings(wanted, isOfKind || !isAsTyped),
    );
  }

  function withoutRefusedWords(words: string) {
    return withoutRefused(inEnglish(words, isWord), isRefusable);
  }

  /** Of a list of things, the answers to each, or what is nearest to it: none of them is left out. */
  function answerToThings(query: string, isOfKind: boolean): Distances {
    const things = thingsListed(query, knownWords);
    if (things.length === 0) {
      return answerToWanted(query, isOfKind);
    }
    return things
      .map((thing) => {
        const answer = answerToWanted(thing, isOfKind);
        return isAny(answer) ? answer : withMostWords(thing);
      })
      .reduce((one, other) => one.map((each, place) => Math.min(each, other[place] ?? NOT_FOUND)));
  }

  function without(words: readonly string[], distances: Distances): Distances {
    return words.reduce((rest, word) => {
      const refused = matchOf(word).distances;
      const isRefused = refusalOf(word);
      return rest.map((each, place) =>
        isRefused(refused?.[place]) && !tellsApart(list.rowWordsAt(place), word) ? NOT_FOUND : each,
      );
    }, distances);
  }

  function isRefusable(word: string): boolean {
    return matchOf(word).distances?.some(refusalOf(word)) ?? false;
  }

  /**
   * What has all words and is of the kind that they ask for or named so; of a single word, unless it must be of its kind,
   * and if there is nothing of that kind, what has all words, but not if a size, a colour or a material is asked for, which
   * is of that kind. If that is nothing, the same without the loose words.
   */
  function answerToWanted(query: string, isOfKind: boolean): Distances {
    const all = findWords(query);
    if (!isOfKind) {
      return all;
    }
    const kinds = kindsWanted(query, knownWords);
    const ofKinds = (found: Distances, ofWords: string) => {
      const count = significantWords(ofWords).length;
      const farthest = count > 1 ? DISTANCE.name * count : -1;
      const wanted = kinds.find((each) => isOneOf(each, found, farthest, list));
      return wanted && restrictedTo(wanted, found, farthest, list);
    };
    const answer = ofKinds(all, query);
    if (answer !== undefined) {
      return answer;
    }
    const looser = withoutLooseWords(query);
    const found = looser === undefined ? all : findWords(looser);
    const isExact = kinds.length > 0 && (/\d/.test(query) || significantWords(query).some((word) => looks.has(word)));
    const others = isAny(all) || kinds.length > 0 ? all : found;
    return ofKinds(found, looser ?? query) ?? (isExact ? all.fill(NOT_FOUND) : others);
  }

  function findWords(query: string): Distances {
    const nearest = new Int32Array(list.size).fill(NOT_FOUND);
    const [typed = [], ...joined] = variantsOf(query);
    for (const words of [typed, ...joined]) {
      const matches = words.map((word, position) =>
        typed.includes(word) ? matchOf(word) : matchOfJoined(typed[position] ?? '', typed[position + 1] ?? ''),
      );
      lowerToMatches(nearest, words.map(stem), matches, { list, names });
    }
    return nearest;
  }

  /** Of the kinds that are asked for, most surely first, those that have the most words of a query. */
  function withMostWords(query: string): Distances {
    const words = significantWords(query).filter((word) => matchOf(word).distances !== undefined);
    const sums = sumsOfMatches(words.map(stem), words.map(matchOf), { list, names });
    const named = kindsWanted(query, knownWords).map((kinds) => restrictedTo(kinds, sums, -1, list));
    const lacking = (some: Distances) =>
      Math.floor(some.reduce((least, sum) => Math.min(least, sum), NOT_FOUND) / MISSING);
    const all = named.length === 0 ? [sums] : named;
    const fewest = Math.min(...all.map(lacking));
    const nearest = all.find((some) => lacking(some) === fewest) ?? sums;
    return nearest.map((sum) => (Math.floor(sum / MISSING) === fewest && fewest < words.length ? sum : NOT_FOUND));
  }

  return {
    distancesOf: (query, isOfKind) => (query.trim() === '' ? undefined : answerOf(query, isOfKind).distances),
    leftOutOf: (query, isOfKind) => (query.trim() === '' ? [] : answerOf(query, isOfKind).leftOut),
    nearestTo(query) {
      const { words } = readQuery(query);
      const answer = answerTo(words, true);
      return ordered(words, list, isAny(answer) ? answer : nearestTo(words));
    },
    askedOf(query) {
      const { wanted, unwanted } = withoutRefusedWords(readQuery(query).words);
      const asMeant = (word: string) => matchOf(word).meant ?? word;
      return { wanted: normalizedWords(wanted).map(readAs).map(asMeant), unwanted: unwanted.map(readAs).map(asMeant) };
    },
    correctionOf(query) {
      const words = significantWords(inEnglish(limitsOf(query).words, isWord));
      return words.some((word) => matchOf(word).meant !== undefined)
        ? words.map((word) => matchOf(word).meant ?? word).join(' ')
        : undefined;
    },
  };
}
