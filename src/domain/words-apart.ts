import { normalizedWords } from './words';

/** The shortest of two words that were typed as one. */
const SHORTEST_PART = 3;

/** What tells of a word whether products have it. */
export interface WordTests {
  /** As it is, in another form or with a typo. */
  isKnown(word: string): boolean;
  isWord(word: string): boolean;
  /** True of what something is called. */
  isThing(word: string): boolean;
}

/** A query with a space where one is missing before what something is called: "doublebed" is "double bed". */
export function withWordsApart(query: string, { isKnown, isWord, isThing }: WordTests): string {
  const typed = normalizedWords(query);
  const apart = typed.map((word) => {
    const parts = isKnown(word) ? [] : partsOf(word).filter(([first, last]) => isWord(first) && isThing(last));
    return parts[0]?.join(' ') ?? word;
  });
  return apart.every((word, place) => word === typed[place]) ? query : apart.join(' ');
}

function partsOf(word: string): readonly (readonly [first: string, last: string])[] {
  return Array.from(word, (_, cut) => [word.slice(0, cut), word.slice(cut)] as const).filter((parts) =>
    parts.every(({ length }) => length >= SHORTEST_PART),
  );
}
