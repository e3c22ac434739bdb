import { normalizedWords } from '#domain/words';

/** For queries without letters or digits. */
export const NO_LETTERS = 'Type a word, such as “lamp” or “oak”.';

/** The search box's message when nothing matches. */
export function nothingFound(words: string): string {
  const sentence = `Nothing found for “${words.trim()}”.`;
  return normalizedWords(words).length === 0 ? `${sentence} ${NO_LETTERS}` : sentence;
}
