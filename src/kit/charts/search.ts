import type { ChartDefinition } from './definition';
import { statesOf } from './definition';
import { eventWords } from './words';

/** Ids of the states and transitions that a search is about; undefined for an empty one. Every word must be found. */
export function find(chart: ChartDefinition, words: string): ReadonlySet<string> | undefined {
  if (words.trim() === '') {
    return undefined;
  }
  const has = (...texts: readonly (string | undefined)[]) => hasWords(words, texts);
  return new Set(
    statesOf(chart).flatMap((state) => [
      ...(has(state.key, state.description, ...state.invokes.map(({ id }) => id)) ? [state.id] : []),
      ...state.transitions
        .filter((transition) => has(eventWords(transition), transition.guard, transition.description))
        .map(({ id }) => id),
    ]),
  );
}

/** Whether every word stands in one of the texts, in capitals or not. */
export function hasWords(words: string, texts: readonly (string | undefined)[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
