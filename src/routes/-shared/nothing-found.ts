import { normalizedWords } from '#domain/words';

/** What is said of words without a letter or number. */
export const ONLY_SIGNS = 'These signs are no words. Try one, such as “lamp” or “oak”.';

/** What the search box says of words without an entry. */
export function nothingFound(words: string): string {
  const sentence = `Nothing found for “${words.trim()}”.`;
  return normalizedWords(words).length === 0 ? `${sentence} ${ONLY_SIGNS}` : sentence;
}
