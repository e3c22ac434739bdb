import { withoutGoesWith } from './companions';
import type { Columns } from './list-columns';
import type { Distances } from './distances';
import { everything, isAny, NOT_FOUND, nothing } from './distances';
import type { Answer } from './looser-answers';
import { looserAnswers } from './looser-answers';
import type { Mentions } from './mentions';
import { mentionsOf } from './mentions';
import { withNearestThing } from './nearest-things';
import { readQuery } from './plain-query';
import type { Limits } from './query-limits';
import { limitsOf, MEASURES } from './query-limits';
import { isOrder, ordered } from './query-order';
import type { AskedWords } from './row-words';
import type { SearchFile } from './search-file';
import { isWithoutMeaning, readAs, significantWords } from './search-query';
import { isWithin } from './within-limits';
import { wordAnswers } from './word-answers';
import { singular } from './similar-words';
import { normalizedWords } from './words';

export interface WordSearch {
  /**
   * The distances of all products from a query; 0 is a product's own kind. Every word must match: in any form, as a
   * prefix, or with one typo if it matches nothing else; but see `leftOutOf`. Undefined for an empty query; signs alone
   * find nothing. If it must be of its kind, a single word does not find what only mentions it. `sizes` order what is
   * equally near, like those of the query.
   */
  distancesOf(query: string, isOfKind?: boolean, sizes?: Limits): Distances | undefined;
  /** The same for all kinds that a single word names, most surely or not: where nothing of the surest keeps to chosen limits. */
  distancesOfAllNamed(query: string): Distances;
  /** The words without which a query was answered, as no product has all of them: "bookworm" of "gift for a bookworm". */
  leftOutOf(query: string, isOfKind?: boolean, sizes?: Limits): readonly string[];
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
  /** Without those that are lacking, what only mentions a word is not found. */
  readonly mentions: Mentions;
}

/** Reads the search file of a list. */
export function openSearch(list: Columns, file: SearchFile): WordSearch {
  const mentions = mentionsOf(file);
  const answers = wordAnswers(list, file, mentions);
  const { answerTo, nearestTo, withoutRefusedWords, inEnglish, matchOf, ofAllNamed } = answers;
  const { answerToParts, ofProducts } = looserAnswers(list, file, answers);
  let last: (Answer & { readonly asked: string }) | undefined;

  function answerOf(query: string, isOfKind = false, sizes: Limits = {}): Answer {
    const asked = JSON.stringify([query, isOfKind, sizes, mentions.version]);
    if (last?.asked !== asked) {
      last = { asked, ...find(query, isOfKind, sizes) };
    }
    return last;
  }

  function find(query: string, isOfKind: boolean, sizes: Limits): Answer {
    const { words, limits } = readQuery(query);
    const isRanged = MEASURES.some((measure) => limits[measure] !== undefined);
    const hasLimits = Object.keys(limits).length > 0;
    const { distances, leftOut } =
      (hasLimits || isOrder(words)) && isWithoutMeaning(words)
        ? { distances: everything(list), leftOut: [] }
        : answerToParts(words, isOfKind || isRanged);
    const kept = within(limits, distances);
    const all = isRanged && !isAny(kept) ? within(limits, ofAllNamed(words)) : kept;
    return { distances: ordered(words, { ...sizes, ...limits }, list, all), leftOut };
  }

  function within(limits: Limits, distances: Distances): Distances {
    if (Object.keys(limits).length === 0) {
      return distances;
    }
    return distances.map((each, place) => (each !== NOT_FOUND && isWithin(limits, list, place) ? each : NOT_FOUND));
  }

  return {
    mentions,
    distancesOf: (query, isOfKind, sizes) =>
      query.trim() === '' ? undefined : answerOf(query, isOfKind, sizes).distances,
    distancesOfAllNamed: (query) => ofAllNamed(readQuery(query).words),
    leftOutOf: (query, isOfKind, sizes) => answerOf(query, isOfKind, sizes).leftOut,
    nearestTo(query) {
      const { words: read, limits } = readQuery(query);
      const words = ofProducts(withoutGoesWith(read));
      if (words === undefined) {
        return nothing(list);
      }
      const [all = nearestTo(words)] = [withNearestThing(words) ?? words, words]
        .map((each) => answerTo(each, true))
        .filter((answer) => isAny(answer));
      const kept = within(limits, all);
      return ordered(words, limits, list, isAny(kept) ? kept : all);
    },
    askedOf(query) {
      const { wanted, unwanted } = withoutRefusedWords(withoutGoesWith(readQuery(query).words));
      const asMeant = (word: string) => matchOf(word).meant ?? word;
      return { wanted: normalizedWords(wanted).map(readAs).map(asMeant), unwanted: unwanted.map(readAs).map(asMeant) };
    },
    correctionOf(query) {
      const read = new Set(significantWords(inEnglish(ofProducts(readQuery(query).words) ?? '')));
      const words = significantWords(inEnglish(limitsOf(query).words));
      const meantBy = (word: string) => (read.has(word) ? matchOf(word).meant : undefined);
      return words.some((word) => meantBy(word) !== undefined)
        ? words.map((word) => asTyped(word, meantBy(word) ?? word)).join(' ')
        : undefined;
    },
  };
}

/** A word that was meant, not as a plural if another was typed: who types "towl" meant "towel", though "towels" is what is known. */
function asTyped(typed: string, meant: string): string {
  return typed.endsWith('s') || `${singular(meant)}s` !== meant ? meant : singular(meant);
}
