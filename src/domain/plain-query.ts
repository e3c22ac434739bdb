import { limitsOf } from './query-limits';
import { withSizesAsWords } from './query-sizes';

/** The limits that a query has, and its other words, with sizes said in one way. */
export function readQuery(query: string): ReturnType<typeof limitsOf> {
  const { words, limits } = limitsOf(query);
  return { words: withSizesAsWords(words), limits };
}
