import { limitsOf } from './query-limits';
import { withOrdersAsWords } from './query-order';
import { withSizesAsWords } from './query-sizes';

/** The limits that a query has, and its other words, with orders and sizes said in one way. */
export function readQuery(query: string): ReturnType<typeof limitsOf> {
  const { words, limits } = limitsOf(query);
  return { words: withOrdersAsWords(withSizesAsWords(words)), limits };
}
