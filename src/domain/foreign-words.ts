import { FOREIGN_BESIDE_OTHERS, FOREIGN_WORDS } from './foreign-vocabulary';
import { singular } from './similar-words';
import { normalizedWords } from './words';

/** The shortest part of a compound ("Eichentisch") that is looked up. */
const SHORTEST_PART = 4;

const ENGLISH_WORDS = byForeignWord(FOREIGN_WORDS);
const ENGLISH_BESIDE_OTHERS = byForeignWord(FOREIGN_BESIDE_OTHERS);

/** A query with its foreign words in English, unless products have them as they are. */
export function inEnglish(query: string, isKnown: (word: string) => boolean): string {
  const words = normalizedWords(query);
  const translated = words.map((word) => (isKnown(word) ? undefined : (englishOf(word) ?? englishOfCompound(word))));
  return translated.every((word) => word === undefined)
    ? query
    : words.map((word, place) => translated[place] ?? ENGLISH_BESIDE_OTHERS.get(word) ?? word).join(' ');
}

/** In any form: plurals, and the endings of German adjectives. */
function englishOf(word: string): string | undefined {
  const ending = word.length > SHORTEST_PART ? /(?:n|e[mnrs]?)$/ : /$^/;
  return [word, singular(word), word.replace(ending, ''), word.replace(/n$/, '')]
    .map((each) => ENGLISH_WORDS.get(each))
    .find((each) => each !== undefined);
}

function englishOfCompound(word: string): string | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const first = englishOf(word.slice(0, end)) ?? ENGLISH_WORDS.get(`${word.slice(0, end)}e`);
    const second = englishOf(word.slice(end));
    if (first !== undefined && second !== undefined) {
      return `${first} ${second}`;
    }
  }
  return undefined;
}

function byForeignWord(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, foreign]) => foreign.split(' ').map((each) => [each, word] as const)),
  );
}
