import { lowerToMatches, MISSING, sumsOfMatches } from './all-words';
import { inEnglish } from './foreign-words';
import { kindNames } from './kind-names';
import type { Columns } from './list-columns';
import type { Distances } from './list-query';
import { everything, isAny, leastOf, NOT_FOUND, nothing } from './list-query';
import { choicesIn, thingsListed } from './listed-things';
import type { KnownWords } from './named-kinds';
import { isOneOf, kindsNamedBy, kindsWanted, restrictedTo } from './named-kinds';
import { placesOfWords } from './places-of-words';
import { DISTANCE } from './product-words';
import { refusalOf, withoutRefused } from './refusals';
import { tellsApart } from './row-words';
import type { SearchFile } from './search-file';
import { isOfNoThing, isWithoutMeaning, readAs, significantWords, variantsOf, withoutLooseWords } from './search-query';
import { indexOfWord } from './sorted-words';
import { withWordsApart } from './words-apart';
import type { Match } from './word-matches';
import { wordMatches } from './word-matches';
import { HOLDERS, OTHER_COLOURS } from './query-words';
import { normalizedWords, singular, stem } from './words';

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
export function wordAnswers(list: Columns, file: SearchFile): WordAnswers {
  const { words } = file;
  const places = placesOfWords(list, file);
  const names = kindNames(file);
  const { matchOf, matchOfJoined, wordsWithStem } = wordMatches(list, words, places);
  const knownWords: KnownWords = {
    list,
    names,
    matchOf,
    matchOfJoined,
    kindsUsedFor: (word) => [...new Set(wordsWithStem(stem(word)).flatMap(places.kindsUsedFor))],
    kindsAbout: (word) => [...new Set(wordsWithStem(stem(word)).flatMap(places.kindsAbout))],
  };
  /** Words for colours and materials. */
  const looks = new Set([...list.colourNames, ...list.materialNames, ...OTHER_COLOURS].flatMap(normalizedWords));
  const isWord = (word: string) => indexOfWord(words, readAs(word)) !== -1;

  return {
    answerTo,
    nearestTo,
    ofAllNamed: (words) =>
      significantWords(words).length === 1
        ? restrictedTo(kindsWanted(words, knownWords).flat(), findWords(words), NEARER_THAN_ANY, list)
        : nothing(list),
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
        ? everything(list)
        : answerToThings(wanted, isOfKind || !isAsTyped),
    );
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
    const choices = choicesIn(query, (word) => looks.has(word) || namesNoKind(word));
    return nearestOfAll([query, ...choices].map((each) => answerToWanted(each, isOfKind)));
  }

  function namesNoKind(word: string): boolean {
    return !isWithoutMeaning(word) && kindsNamedBy([word], knownWords).every(({ length }) => length === 0);
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
    const words = significantWords(query);
    // "Linen under 100" is what is made of it, too, not only what is called linens, and "paper cord" is for no cords.
    if (!isOfKind || words.every((word) => looks.has(word))) {
      return all;
    }
    const kinds = kindsWanted(query, knownWords);
    const ofKinds = (found: Distances, ofWords: string) => {
      const count = significantWords(ofWords).length;
      const farthest = count > 1 ? DISTANCE.name * count : NEARER_THAN_ANY;
      const wanted = kinds.find((each) => isOneOf(each, found, farthest, list));
      return wanted && restrictedTo(wanted, found, farthest, list);
    };
    const answer = ofKinds(all, query);
    if (answer !== undefined) {
      return answer;
    }
    // "A rug under the table" is no cart that rolls over rugs: it is asked again without the table.
    const isExact =
      kinds.length > 0 &&
      (/\w (?:under|for|beneath|below|over|above|behind|beside|against) /.test(query) ||
        /\d/.test(query) ||
        words.some((word) => looks.has(word) && namesNoKind(word)));
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
    return ofKinds(found, looser) ?? (isExact || isAny(all) ? others : found);
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
    const known = all.filter((word) => matchOf(word).distances !== undefined);
    const kinds = kindsWanted(query, knownWords);
    // Near a "music stand" is no other stand.
    const isHolderOnly = kinds.length === 0 && known.every((word) => HOLDERS.has(singular(word)));
    const words = isHolderOnly && known.length < all.length ? [] : known;
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

/** The least distance of each product from any of some queries. */
function nearestOfAll(answers: readonly Distances[]): Distances {
  return answers.reduce((one, other) => one.map((each, place) => Math.min(each, other[place] ?? NOT_FOUND)));
}
