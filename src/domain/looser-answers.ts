import { companionsOf, partsOfGoesWith, withoutGoesWith } from './companions';
import { withoutAsked } from './help-search';
import type { Columns } from './list-columns';
import type { Distances } from './distances';
import { alsoIn, everything, isAny, NOT_FOUND, nothing } from './distances';
import { DISTANCE } from './product-words';
import { isOrder } from './query-order';
import { sizeOfWord } from './query-sizes';
import { NOT_SOLD, OTHER_COLOURS } from './query-words';
import type { SearchFile } from './search-file';
import { isOfNoThing, isWithoutMeaning, partsOf, readAs, significantAsTyped, significantWords } from './search-query';
import { isQuestion, shorterQueries } from './shorter-queries';
import type { WordAnswers } from './word-answers';
import { singular } from './similar-words';

/** The distances of all products, and the words that are not in them. */
export interface Answer {
  readonly distances: Distances;
  readonly leftOut: readonly string[];
}

/** Answers to queries of which not all words need be found. */
export interface LooserAnswers {
  /** Of "a rug to go with the sofa" those rugs that the sofa's page shows beside it; else what has the most of the words. */
  answerToParts(words: string, isOfKind: boolean): Answer;
  /** What of a query is not asked of the shop; undefined if nothing of it names a product. */
  ofProducts(query: string): string | undefined;
}

/** Answers by what has all words of a query, or of a part of it. */
export function looserAnswers(
  list: Columns,
  { companions: packedCompanions, help }: Pick<SearchFile, 'companions' | 'help'>,
  { answerTo, nearestTo, inEnglish, matchOf, namesKind, namesThing }: WordAnswers,
): LooserAnswers {
  return { answerToParts, ofProducts };

  function ofProducts(query: string): string | undefined {
    const rest = withoutAsked(help, query);
    return rest === undefined ? query : isOfNoThing(rest) ? undefined : rest;
  }

  function answerToParts(words: string, isOfKind: boolean): Answer {
    const parts = partsOfGoesWith(words);
    const companions = parts && companionsOf(answerToMost(parts.other, true).distances, packedCompanions);
    if (!companions || !isAny(companions)) {
      return answerToMost(withoutGoesWith(words), isOfKind);
    }
    if (isWithoutMeaning(parts.wanted)) {
      return { distances: companions, leftOut: [] };
    }
    const wanted = answerToMost(parts.wanted, true);
    const both = alsoIn(companions, wanted.distances);
    return isAny(both) ? { distances: both, leftOut: [] } : wanted;
  }

  /** True of a query for a single thing that no product is called, though it may be used with one. */
  function isNotSold(query: string): boolean {
    const [part = [], ...others] = partsOf(query);
    const thing = part.length === 1 && others.length === 0 ? part[0]?.at(-1) : undefined;
    return (
      thing !== undefined && NOT_SOLD.has(singular(thing)) && matchOf(thing).distances?.includes(DISTANCE.kind) !== true
    );
  }

  /**
   * What has all words; if nothing has, what has the most of them and all that say more than the circumstances of a kind
   * that is named.
   */
  function answerToMost(query: string, isOfKind: boolean): Answer {
    const rest = ofProducts(query);
    if (rest === undefined) {
      return { distances: nothing(list), leftOut: [] };
    }
    const distances = isNotSold(query) ? nothing(list) : answerTo(query, isOfKind);
    if (isAny(distances)) {
      return { distances, leftOut: lackingOf(query, distances).filter((word) => NOT_SOLD.has(singular(word))) };
    }
    if (rest !== query) {
      return answerToMost(rest, isOfKind);
    }
    const english = inEnglish(query);
    if (!isWithoutMeaning(english) && isOfNoThing(english)) {
      return { distances: everything(list), leftOut: significantWords(english).filter((word) => !isOrder(word)) };
    }
    return answerToShorter(english) ?? { distances, leftOut: [] };
  }

  /** What the first shorter query finds that names a kind and finds something; of that, but for a question, what is nearest. */
  function answerToShorter(query: string): Answer | undefined {
    const isKnown = (word: string) => !OTHER_COLOURS.has(readAs(word)) && matchOf(readAs(word)).distances !== undefined;
    const nearestToAll = nearestTo(query);
    for (const shorter of shorterQueries(query, isKnown, namesThing).filter(namesKind)) {
      const answer = answerTo(shorter, true);
      const found = isQuestion(query) ? answer : alsoIn(answer, nearestToAll);
      if (isAny(found)) {
        return { distances: found, leftOut: lackingOf(query, found) };
      }
    }
    return undefined;
  }

  /** The words that none of these products has; a size is not told of. */
  function lackingOf(query: string, found: Distances): readonly string[] {
    return [...new Set(significantAsTyped(query))].filter(
      (word) =>
        sizeOfWord(word) === undefined && !matchOf(readAs(word)).places.some((place) => found[place] !== NOT_FOUND),
    );
  }
}
