import { HOLDERS, STOP_WORDS } from './query-words';
import { readAs } from './search-query';
import { singular } from './similar-words';
import { normalizedWords } from './words';

/**
 * What follows one of these says where, when, why or for whom a thing is wanted, or is a clause of its own: "vase for a
 * windowsill", "towels that dry after a swim". What comes before says what it is.
 */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(
  (
    'for under underneath over above below beneath by near beside behind between against around during while ' +
    'that which who so because since after before when if where with without to i we you mit ohne avec sans con sin senza met pour fur para'
  ).split(' '),
);

const ROOMS: ReadonlySet<string> = new Set(
  'room bedroom bathroom kitchen hallway living dining lounge study'.split(' '),
);

const QUESTION = /^(?:is|are|do|does|can|will|has|have) (?!you |i |we |there )/;

/** True of a question on a product, which names it before what is asked: "does the wardrobe need assembly". */
export function isQuestion(query: string): boolean {
  return QUESTION.test(normalizedWords(query).join(' '));
}

/**
 * A query without what need not be found: first without the words that are not known, before its circumstances only if a
 * thing is named there or two words are known, then without one circumstance after the other, the last one first (a
 * question without one word after the other), then without its rooms. None if nothing can be left out.
 */
export function shorterQueries(
  query: string,
  isKnown: (word: string) => boolean,
  namesThing: (words: string) => boolean,
): readonly string[] {
  const words = normalizedWords(query);
  const starts = words.flatMap((word, place) => (place > 0 && CIRCUMSTANCES.has(word) ? [place] : []));
  const [first = words.length] = starts;
  const isMeant = (word: string) => isKnown(word) && !STOP_WORDS.has(word);
  const said = words.slice(0, first);
  const isClear = namesThing(said.join(' ')) || said.filter(isMeant).length > 1;
  // Of what a thing is like, neither a size is left out that nothing has, nor what a rack is for.
  const isAsked = (word: string, place: number) =>
    place < first && (!isClear || /\d/.test(word) || HOLDERS.has(singular(words[place + 1] ?? '')));
  const isKept = (word: string, place: number) => isKnown(word) || STOP_WORDS.has(word) || isAsked(word, place);
  const ends = isQuestion(query) ? [...words.keys()].slice(1) : starts;
  const known = words.filter(isKept);
  const shorter = [
    known,
    ...ends.toReversed().map((end) => words.slice(0, end).filter(isKept)),
    known.filter((word) => !ROOMS.has(readAs(word))),
  ].filter((kept) => kept.length < words.length);
  return [...new Set(shorter.map((kept) => kept.join(' ')))];
}
