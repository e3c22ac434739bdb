import { limitsOf } from './query-limits';
import { withOrdersAsWords } from './query-order';
import { withSizesAsWords } from './query-sizes';

/** "Sofa, rug & lamp plus a mirror": a comma inside a number is none. */
const SEPARATOR = /\s*(?:[,;](?!\d)|[&+]|\bplus\b)(?:\s*(?:[,;&+]|and\b|or\b))*\s*(?=\w)/g;

/** What a room is like says nothing of a thing for it: "in a small bathroom". */
const LIKE_A_ROOM =
  /\b((?:in|into|for|of)(?: (?:an?|the|my|our))? )(?:(?:very|small|tiny|little|big|large|long|narrow|dark|bright|guest|main|master)[ ,]+(?:and )?)+(?=(?:bath|bed|dining |living )room|kitchen|hall|entryway|study|office)/g;

/** The limits that a query has, and its other words, with lists, orders and sizes said in one way. */
export function readQuery(query: string): ReturnType<typeof limitsOf> {
  const { words, limits } = limitsOf(query);
  const plain = withOrdersAsWords(withSizesAsWords(words)).replaceAll(LIKE_A_ROOM, '$1');
  return { words: plain.replaceAll(SEPARATOR, ' and '), limits };
}
