import type { ChartDefinition } from './definition';
import { statesOf } from './definition';
import { eventWords } from './words';

/** Ids of the states and transitions that a search is about; undefined for an empty one. Every word must be found. */
export function find(chart: ChartDefinition, words: string): ReadonlySet<string> | undefined {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) {
    return undefined;
  }
  const has = (...texts: readonly (string | undefined)[]) => {
    const text = texts.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return new Set(
    statesOf(chart).flatMap((state) => [
      ...(has(state.key, state.description, ...state.invokes.map(({ id }) => id)) ? [state.id] : []),
      ...state.transitions
        .filter((transition) => has(eventWords(transition), transition.guard, transition.description))
        .map(({ id }) => id),
    ]),
  );
}
