import { limitsOf } from './query-limits';
import { withOrdersAsWords } from './query-order';
import { withSizesAsWords } from './query-sizes';

/** "Sofa, rug & lamp plus a mirror": a comma inside a number is none. */
const SEPARATOR = /\s*(?:[,;](?!\d)|[&+]|\bplus\b)(?:\s*(?:[,;&+]|and\b|or\b))*\s*(?=\w)/g;

/** The limits that a query has, and its other words, with lists, orders and sizes said in one way. */
export function readQuery(query: string): ReturnType<typeof limitsOf> {
  const { words, limits } = limitsOf(query);
  return { words: withOrdersAsWords(withSizesAsWords(words)).replaceAll(SEPARATOR, ' and '), limits };
}
