import { lowerToMatches, MISSING, sumsOfMatches } from './all-words';
import type { Distances } from './distances';
import { isAny, leastOf, NOT_FOUND, nothing } from './distances';
import type { KnownWords } from './named-kinds';
import { isOneOf, kindsNamedBy, kindsWanted, restrictedTo } from './named-kinds';
import { DISTANCE } from './product-words';
import { HOLDERS, OTHER_COLOURS } from './query-words';
import { isWithoutMeaning, significantWords, variantsOf, withoutLooseWords } from './search-query';
import { singular, stem } from './similar-words';
import { normalizedWords } from './words';

/** The answers to words that are all wanted, and that leave no choice. */
export interface WantedAnswers {
  /** What has all of them. */
  answerToWanted(words: string, isOfKind: boolean): Distances;
  /** What has the most of them. */
  withMostWords(words: string): Distances;
  /** What a single word is a name of, most surely or not: drawers are a dresser's and a nightstand's. Nothing for several. */
  ofAllNamed(words: string): Distances;
  /** True of a word for a colour or a material, or another that says no more than what a thing is like. */
  saysLook(word: string): boolean;
}

/** Answers by what words match and are names of. */
export function wantedAnswers(known: KnownWords): WantedAnswers {
  const { list, names, matchOf, matchOfJoined } = known;
  /** Words for colours and materials. */
  const looks = new Set([...list.colourNames, ...list.materialNames, ...OTHER_COLOURS].flatMap(normalizedWords));

  return {
    answerToWanted,
    withMostWords,
    ofAllNamed: (words) =>
      significantWords(words).length === 1
        ? restrictedTo(kindsWanted(words, known).flat(), findWords(words), NEARER_THAN_ANY, list)
        : nothing(list),
    saysLook: (word) => looks.has(word) || namesNoKind(word),
  };

  function namesNoKind(word: string): boolean {
    return !isWithoutMeaning(word) && kindsNamedBy([word], known).every(({ length }) => length === 0);
  }

  /**
   * What has all words and is of the kind that they ask for or named so; of a single word, unless it must be of its kind,
   * and if there is nothing of that kind, what has all words, but not if a size, a colour or a material is asked for, which
   * is of that kind. If that is nothing, the same without the loose words.
   */
  function answerToWanted(query: string, isOfKind: boolean): Distances {
    const all = findWords(query);
    const words = significantWords(query);
    // "Linen under 100" is what is made of it, too, not only what is called linens, and "paper cord" is for no cords.
    if (!isOfKind || words.every((word) => looks.has(word))) {
      return all;
    }
    const kinds = kindsWanted(query, known);
    const answer = ofSurestKinds(kinds, all, query);
    if (answer !== undefined) {
      return answer;
    }
    const isExact = kinds.length > 0 && saysExactly(query);
    const others = isExact ? nothing(list) : all;
    const looser = withoutLooseWords(query);
    if (looser === undefined) {
      return others;
    }
    const found = findWords(looser);
    if (ROOM_WORDS.has(looser)) {
      // "Mid century study" is all for the study, as "study" is, and no chair that one studies on.
      return found;
    }
    return ofSurestKinds(kinds, found, looser) ?? (isExact || isAny(all) ? others : found);
  }

  /** What words have found of the first kinds that it has anything of, and what is named so; undefined if it has nothing. */
  function ofSurestKinds(
    kinds: readonly (readonly number[])[],
    found: Distances,
    ofWords: string,
  ): Distances | undefined {
    const count = significantWords(ofWords).length;
    const farthest = count > 1 ? DISTANCE.name * count : NEARER_THAN_ANY;
    const wanted = kinds.find((each) => isOneOf(each, found, farthest, list));
    return wanted && restrictedTo(wanted, found, farthest, list);
  }

  /**
   * True of a place, a size or a look, which only what is of the kind can have: "a rug under the table" is no cart that
   * rolls over rugs, and is asked again without the table.
   */
  function saysExactly(query: string): boolean {
    return (
      /\w (?:under|for|beneath|below|over|above|behind|beside|against) /.test(query) ||
      /\d/.test(query) ||
      significantWords(query).some((word) => looks.has(word) && namesNoKind(word))
    );
  }

  function findWords(query: string): Distances {
    const nearest = nothing(list);
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
    const all = significantWords(query);
    const matching = all.filter((word) => matchOf(word).distances !== undefined);
    const kinds = kindsWanted(query, known);
    // Near a "music stand" is no other stand.
    const isHolderOnly = kinds.length === 0 && matching.every((word) => HOLDERS.has(singular(word)));
    const words = isHolderOnly && matching.length < all.length ? [] : matching;
    const sums = sumsOfMatches(words.map(stem), words.map(matchOf), { list, names });
    const named = kinds.map((each) => restrictedTo(each, sums, NEARER_THAN_ANY, list));
    const lacking = (some: Distances) => Math.floor(leastOf(some) / MISSING);
    const groups = named.length === 0 ? [sums] : named;
    const fewest = Math.min(...groups.map(lacking));
    const nearest = groups.find((some) => lacking(some) === fewest) ?? sums;
    return nearest.map((sum) => (Math.floor(sum / MISSING) === fewest && fewest < words.length ? sum : NOT_FOUND));
  }
}

/** No product is so near to anything. */
const NEARER_THAN_ANY = -1;

/** Rooms that products stand in, as a query has them (`query-words.ts`). */
const ROOM_WORDS: ReadonlySet<string> = new Set('study hallway bedroom bathroom kitchen'.split(' '));
