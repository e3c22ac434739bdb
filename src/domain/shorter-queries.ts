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

/**
 * A query without what it says of circumstances: first without those words of it that are not known, then without one
 * circumstance after the other, the last one first. None if it names none.
 */
export function shorterQueries(query: string, isKnown: (word: string) => boolean): readonly string[] {
  const words = normalizedWords(query);
  const starts = words.flatMap((word, place) => (place > 0 && CIRCUMSTANCES.has(word) ? [place] : []));
  const [first = words.length] = starts;
  const known = words.filter((word, place) => place < first || isKnown(word));
  return [known, ...starts.toReversed().map((start) => words.slice(0, start))]
    .filter((kept) => kept.length < words.length)
    .map((kept) => kept.join(' '));
}
