import { inEnglish } from './foreign-words';
import { kindNames } from './kind-names';
import type { Columns } from './list-columns';
import type { Distances } from './distances';
import { everything, isAny, NOT_FOUND } from './distances';
import { choicesIn, thingsListed } from './listed-things';
import type { Mentions } from './mentions';
import type { KnownWords } from './named-kinds';
import { kindsNamedBy, kindsWanted } from './named-kinds';
import { placesOfWords } from './places-of-words';
import { refusalOf, withoutRefused } from './refusals';
import { tellsApart } from './row-words';
import type { SearchFile } from './search-file';
import { isOfNoThing, isWithoutMeaning, readAs, significantWords } from './search-query';
import { indexOfWord } from './sorted-words';
import { withWordsApart } from './words-apart';
import type { Match } from './word-matches';
import { wordMatches } from './word-matches';
import { wantedAnswers } from './wanted-answers';
import { stem } from './similar-words';
import { normalizedWords } from './words';

/** The answers to words that are no limits and ask nothing of the shop. */
export interface WordAnswers {
  /** What has all of them, without what is made of or called by one that is not wanted: "mirror without brass". */
  answerTo(words: string, isOfKind: boolean): Distances;
  /** What has the most of them, and what is refused only if nothing else has them. */
  nearestTo(words: string): Distances;
  /** What a single word is a name of, most surely or not: drawers are a dresser's and a nightstand's. Nothing for several. */
  ofAllNamed(words: string): Distances;
  /** In English, and apart from what is refused. */
  withoutRefusedWords(words: string): { readonly wanted: string; readonly unwanted: readonly string[] };
  /** In English, and with a space where one is missing. */
  inEnglish(words: string): string;
  matchOf(word: string): Match;
  /** True of words that say what is wanted, or what it is used for. */
  namesKind(words: string): boolean;
  /** True of words that say what is wanted. */
  namesThing(words: string): boolean;
}

/** Reads the search file of a list. */
export function wordAnswers(list: Columns, file: SearchFile, mentions: Mentions): WordAnswers {
  const { words } = file;
  const places = placesOfWords(list, file, mentions);
  const names = kindNames(file);
  const { matchOf, matchOfJoined, wordsWithStem } = wordMatches(list, words, places, mentions);
  const knownWords: KnownWords = {
    list,
    names,
    matchOf,
    matchOfJoined,
    kindsUsedFor: (word) => [...new Set(wordsWithStem(stem(word)).flatMap(places.kindsUsedFor))],
    kindsAbout: (word) => [...new Set(wordsWithStem(stem(word)).flatMap(places.kindsAbout))],
  };
  const { answerToWanted, withMostWords, ofAllNamed, saysLook } = wantedAnswers(knownWords);
  const isWord = (word: string) => indexOfWord(words, readAs(word)) !== -1;

  return {
    answerTo,
    nearestTo,
    ofAllNamed,
    withoutRefusedWords,
    inEnglish: asKnown,
    matchOf,
    namesKind: (words) => kindsWanted(words, knownWords).length > 0,
    namesThing: (words) => kindsNamedBy(significantWords(words), knownWords).some(({ length }) => length > 0),
  };

  /** What has the most words, and what is refused only if nothing else has them. */
  function nearestTo(query: string): Distances {
    const { wanted, unwanted } = withoutRefusedWords(query);
    const nearest = withMostWords(wanted);
    const accepted = without(unwanted, nearest, list, matchOf);
    return isAny(accepted) ? accepted : nearest;
  }

  /** What has the words that are wanted, without what is made of or called by one that is not: "mirror without brass". */
  function answerTo(words: string, isOfKind: boolean): Distances {
    const { wanted, unwanted } = withoutRefusedWords(words);
    const count = significantWords(wanted).length;
    const isAsTyped = count === 1 && normalizedWords(words).join(' ') === significantWords(wanted)[0];
    const found =
      unwanted.length > 0 && isWithoutMeaning(wanted)
        ? everything(list)
        : answerToThings(wanted, isOfKind || !isAsTyped);
    return without(unwanted, found, list, matchOf);
  }

  function withoutRefusedWords(words: string) {
    return withoutRefused(asKnown(words), isRefusable);
  }

  function asKnown(query: string): string {
    return withWordsApart(inEnglish(query, isWord), {
      isKnown: (word) => matchOf(word).distances !== undefined,
      isWord: (word) => isWord(word) || isOfNoThing(word),
      isThing: (word) => wordsWithStem(stem(word)).some(places.isThing),
    });
  }

  /** Of a list of things, the answers to each, or what is nearest to it: none of them is left out. */
  function answerToThings(query: string, isOfKind: boolean): Distances {
    const things = thingsListed(query, knownWords);
    if (things.length > 0) {
      return nearestOfAll(
        things.map((thing) => {
          const answer = answerToWanted(thing, isOfKind);
          return isAny(answer) ? answer : withMostWords(thing);
        }),
      );
    }
    const choices = choicesIn(query, saysLook);
    return nearestOfAll([query, ...choices].map((each) => answerToWanted(each, isOfKind)));
  }

  function isRefusable(word: string): boolean {
    return matchOf(word).distances?.some(refusalOf(word)) ?? false;
  }
}

/** What is neither made of nor called by any of these words, or has a variant that is not. */
function without(
  words: readonly string[],
  distances: Distances,
  list: Columns,
  matchOf: (word: string) => Match,
): Distances {
  return words.reduce((rest, word) => {
    const refused = matchOf(word).distances;
    const isRefused = refusalOf(word);
    return rest.map((each, place) =>
      isRefused(refused?.[place]) && !tellsApart(list.rowWordsAt(place), word) ? NOT_FOUND : each,
    );
  }, distances);
}

/** The least distance of each product from any of some queries. */
function nearestOfAll(answers: readonly Distances[]): Distances {
  return answers.reduce((one, other) => one.map((each, place) => Math.min(each, other[place] ?? NOT_FOUND)));
}
