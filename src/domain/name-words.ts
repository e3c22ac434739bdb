import { countingSort } from './counting-sort';
import type { Columns } from './list-columns';
import { indexOfWord, wordsBeginning } from './sorted-words';
import { isWithinTypos, sharesLetter, stem } from './similar-words';
import { normalizedWords } from './words';

/**
 * The words of all names. Each two neighbouring words of a name also count as one, "floorlamp"; there are so many of
 * those that they stay pairs of words. A pair is told by where it stands among the words of all names.
 */
export interface NameWords {
  /** Places of the products that have a word in their names, ascending. */
  placesOf(word: number): Uint32Array;
  placeOfPair(pair: number): number;
  textOfPair(pair: number): string;
  /** Pairs that begin with a text which is longer than their first word. */
  pairsBeginning(text: string): readonly number[];
  pairsWithStem(wanted: string): readonly number[];
  /** Pairs that may be meant by a word with a typo. */
  pairsLike(word: string): readonly number[];
  /** Those of which the text passes a test. */
  withText(pairs: readonly number[], isMeant: (text: string) => boolean): readonly number[];
}

/** Reads the names of a list; `words` are all their words and more, sorted. */
export function nameWords({ names, nameParts }: Columns, words: readonly string[]): NameWords {
  const { sequence, places } = wordsInNames(names, nameParts, words);
  const { order, starts } = countingSort(sequence, words.length + 1);

  const wordAt = (index: number) => words[(sequence[index] ?? 0) - 1] ?? '';
  const textOfPair = (pair: number) => wordAt(pair) + wordAt(pair + 1);

  /** Calls `each` with all pairs whose first word is one of these. */
  function eachPairFrom(from: number, to: number, each: (pair: number, second: number) => void): void {
    for (let index = starts[from + 1] ?? 0; index < (starts[to + 1] ?? 0); index += 1) {
      const pair = order[index] ?? 0;
      const second = sequence[pair + 1] ?? 0;
      if (second !== 0) {
        each(pair, second - 1);
      }
    }
  }

  function pairsBeginning(text: string): readonly number[] {
    const found: number[] = [];
    for (let length = 1; length < text.length; length += 1) {
      const first = indexOfWord(words, text.slice(0, length));
      if (first !== -1) {
        const [from, to] = wordsBeginning(words, text.slice(length));
        eachPairFrom(first, first + 1, (pair, second) => {
          if (second >= from && second < to) {
            found.push(pair);
          }
        });
      }
    }
    return found;
  }

  /** Tests the text of each different pair once. */
  function byText(isLike: (text: string) => boolean): (pair: number) => boolean {
    const known = new Map<number, boolean>();
    return (pair) => {
      const key = (sequence[pair] ?? 0) * (words.length + 1) + (sequence[pair + 1] ?? 0);
      const result = known.get(key) ?? isLike(textOfPair(pair));
      known.set(key, result);
      return result;
    };
  }

  return {
    placesOf(word) {
      const found = order.slice(starts[word + 1], starts[word + 2]);
      for (let index = 0; index < found.length; index += 1) {
        found[index] = places[found[index] ?? 0] ?? 0;
      }
      return found;
    },
    placeOfPair: (pair) => places[pair] ?? 0,
    textOfPair,
    pairsBeginning,
    pairsWithStem(wanted) {
      // A stem differs from the beginning of its word in the last letter only; that of a pair has two letters at least.
      const beginning = wanted.slice(0, -1);
      const found = [...pairsBeginning(beginning)];
      if (beginning !== '') {
        eachPairFrom(...wordsBeginning(words, beginning), (pair) => found.push(pair));
      }
      return found.filter(byText((text) => stem(text) === wanted));
    },
    pairsLike(word) {
      const found: number[] = [];
      words.forEach((first, index) => {
        const isInNames = starts[index + 1] !== starts[index + 2];
        if (isInNames && mayBegin(word, first)) {
          eachPairFrom(index, index + 1, (pair) => found.push(pair));
        }
      });
      return found;
    },
    withText: (pairs, isMeant) => pairs.filter(byText(isMeant)),
  };
}

/** True if a word begins with another one as it is, or with one typo. */
function mayBegin(word: string, first: string): boolean {
  const { length } = first;
  return (
    length === 1 ||
    (length <= word.length + 1 &&
      sharesLetter(word, first) &&
      [length, length - 1, length + 1].some((end) => isWithinTypos(word.slice(0, end), first)))
  );
}

/** The words of all names one after another, each as its index and one more, 0 after each name; and their places. */
function wordsInNames(names: readonly number[], parts: readonly string[], words: readonly string[]) {
  // Part 0 ends a name.
  const wordsOfParts = [[0], ...parts.map((part) => wordsIn(part, words).map((word) => word + 1))];
  let length = 0;
  for (let index = 0; index < names.length; index += 1) {
    length += (wordsOfParts[names[index] ?? 0] ?? []).length;
  }
  const sequence = new Uint32Array(length);
  const places = new Uint32Array(length);
  let at = 0;
  let place = 0;
  for (let index = 0; index < names.length; index += 1) {
    const part = names[index] ?? 0;
    const ofPart = wordsOfParts[part] ?? [];
    for (let word = 0; word < ofPart.length; word += 1) {
      sequence[at] = ofPart[word] ?? 0;
      places[at] = place;
      at += 1;
    }
    place += part === 0 ? 1 : 0;
  }
  return { sequence, places };
}

function wordsIn(part: string, words: readonly string[]): readonly number[] {
  const whole = indexOfWord(words, part.toLowerCase());
  return whole === -1 ? normalizedWords(part).map((word) => indexOfWord(words, word)) : [whole];
}
