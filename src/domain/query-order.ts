import type { Columns } from './list-columns';
import type { Distances } from './list-query';
import { NOT_FOUND } from './list-query';
import { normalizedWords } from './words';

/** What equally near products are ordered by, the least first. */
type Key = (list: Columns, place: number) => number;

const price: Key = ({ cents }, place) => cents[place] ?? 0;
const height: Key = ({ heights }, place) => heights[place] ?? 0;
const width: Key = ({ widths }, place) => widths[place] ?? 0;
const room: Key = ({ widths, depths, heights }, place) =>
  [widths, depths, heights].reduce((volume, sizes) => volume * Math.max(1, sizes[place] ?? 0), 1);

const KEYS: ReadonlyMap<string, Key> = new Map(
  [
    [
      price,
      'cheap cheapest cheaper cheaply affordable inexpensive budget billig billige billiger gunstig gunstige barato barata economico economica cher chere cheres',
    ],
    [room, 'small smaller smallest little tiny mini compact'],
    [opposite(room), 'big bigger biggest large larger largest huge oversized'],
    [height, 'low lower lowest short'],
    [opposite(height), 'tall tallest high'],
    [width, 'narrow narrowest slim slimline'],
    [opposite(width), 'wide widest long longest'],
  ].flatMap(([key, words]) => (words as string).split(' ').map((word) => [word, key as Key] as const)),
);

function opposite(key: Key): Key {
  return (list, place) => -key(list, place);
}

const LOW_PRICE = /\b(?:low(?:est)?[ -](?:cost|priced?)|least expensive)\b/g;

/** True of a word that orders what is found: "cheap". */
export function isOrder(word: string): boolean {
  return normalizedWords(word).some((each) => KEYS.has(each));
}

/** What is equally near to a query in the order that its words ask for, such as "cheap" or "tall". */
export function ordered(query: string, list: Columns, distances: Distances): Distances {
  const [key] = normalizedWords(query.toLowerCase().replaceAll(LOW_PRICE, 'cheap')).flatMap(
    (word) => KEYS.get(word) ?? [],
  );
  if (key === undefined) {
    return distances;
  }
  const found = [...distances.keys()].filter((place) => distances[place] !== NOT_FOUND);
  const keys = [...new Set(found.map((place) => key(list, place)))].toSorted((one, other) => one - other);
  const ranks = new Map(keys.map((each, rank) => [each, rank]));
  const inOrder = new Int32Array(distances);
  for (const place of found) {
    inOrder[place] = (distances[place] ?? 0) * keys.length + (ranks.get(key(list, place)) ?? 0);
  }
  return inOrder;
}
