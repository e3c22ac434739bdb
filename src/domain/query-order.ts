import type { WordOrder } from './catalogue';
import type { Columns } from './list-columns';
import type { Distances } from './distances';
import { leastOf, NOT_FOUND, nothing } from './distances';
import { UNWEIGHED, weightAt } from './row-keys';
import { DISTANCE } from './product-words';
import type { Limits } from './query-limits';
import { roughlyAsked } from './rough-size';
import { columnOf } from './within-limits';
import { normalizedWords } from './words';

/** What equally near products are ordered by, the least first. */
type Key = (list: Columns, place: number) => number;

const price: Key = ({ cents }, place) => cents[place] ?? 0;
const rating: Key = ({ rates }, place) => rates[place] ?? 0;
const reduction: Key = ({ discounts }, place) => discounts[place] ?? 0;
const height: Key = ({ heights }, place) => heights[place] ?? 0;
const width: Key = ({ widths }, place) => widths[place] ?? 0;
const heaviness: Key = ({ weights }, place) => -(weights[place] || -UNWEIGHED);
const room: Key = ({ widths, depths, heights }, place) =>
  [widths, depths, heights].map((sizes) => Math.max(1, sizes[place] ?? 0)).reduce((area, side) => area * side);

const KEYS: Readonly<Record<WordOrder, Key>> = {
  'price-low': price,
  'price-high': opposite(price),
  rating: opposite(rating),
  'Discount: high to low': opposite(reduction),
  'Size: small to large': room,
  'Size: large to small': opposite(room),
  'Height: low to high': height,
  'Height: high to low': opposite(height),
  'Width: narrow to wide': width,
  'Width: wide to narrow': opposite(width),
  'weight-low': weightAt,
  'Weight: high to low': heaviness,
};

const WORDS: Readonly<Record<WordOrder, string>> = {
  'price-low':
    'cheap cheapest cheaper cheaply affordable inexpensive budget billig billige billiger gunstig gunstige barato barata economico economica cher chere cheres',
  'price-high': 'expensive dearest priciest pricey costliest luxury premium',
  rating: 'best toprated',
  'Discount: high to low': 'mostreduced',
  'Size: small to large': 'small smaller smallest little tiny tiniest mini compact',
  'Size: large to small': 'big bigger biggest large larger largest huge oversized',
  'Height: low to high': 'low lower lowest short shorter shortest',
  'Height: high to low': 'tall taller tallest high higher highest',
  'Width: narrow to wide': 'narrow narrower narrowest slim slimmer slimmest slimline',
  'weight-low': 'lighter lightest lightweight',
  'Weight: high to low': 'heavy heavier heaviest',
  'Width: wide to narrow': 'wide wider widest long longer longest',
};

const ORDERS: ReadonlyMap<string, WordOrder> = new Map(
  Object.entries(WORDS).flatMap(([order, words]) => words.split(' ').map((word) => [word, order as WordOrder])),
);

function opposite(key: Key): Key {
  return (list, place) => -key(list, place);
}

/** Orders of several words or with signs, and one word for each; what is liked best is what is rated best. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:low(?:est)?[ -](?:cost|priced?)|least (?:expensive|costly)|(?:not|less)(?: (?:too|so|very|that))? (?:expensive|pricey))\b/g,
    'cheapest',
  ],
  [/\b(?:most (?:expensive|costly)|high(?:est)?[ -](?:cost|priced?)|top[ -]priced?|high[ -]end)\b/g, 'dearest'],
  [
    /\b(?:(?:best|top|high(?:est|ly)?|well|most highly)[ -](?:rated|ratings?|reviewed|reviews?)|(?:good|great)[ -](?:ratings?|reviews?)|(?:[45](?:[.,]\d)?\+?|four|five)[ -]?stars?|best[ -]?sell(?:ers?|ing)|most (?:popular|loved)|best[ -]loved)\b|\b[45](?:[.,]\d)? ?\*/g,
    'toprated',
  ],
];

/** A query with an order of several words as one: "best rated lamps" is "toprated lamps". */
export function withOrdersAsWords(query: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replaceAll(phrase, word), query.toLowerCase());
}

/** True of a query that orders what is found: "cheap". */
export function isOrder(query: string): boolean {
  return orderOf(query) !== undefined;
}

/** The order that words ask for, the first of several. */
export function orderOf(query: string): WordOrder | undefined {
  return normalizedWords(query)
    .flatMap((word) => ORDERS.get(word) ?? [])
    .at(0);
}

/**
 * What is equally near to a query in the order that its words ask for, such as "cheap" or "tall"; else, if it asks for a
 * size roughly, with what comes nearest to it first; else, if its words name a material or a colour, with what is mostly
 * of it before what has but a part of it.
 */
export function ordered(query: string, limits: Limits, list: Columns, distances: Distances): Distances {
  const words = normalizedWords(query);
  const asked = orderOf(query);
  const key =
    (asked && KEYS[asked]) ??
    byDifference(limits) ??
    byPart(words, list.materials, list.materialNames, list) ??
    byPart(words, list.colours, list.colourNames, list);
  if (key === undefined) {
    return distances;
  }
  const nearest = leastOf(distances);
  // What is called so in another way is as near as its kind, where an order is asked for: a sconce is a lamp, too.
  const nearness = (distance: number) =>
    asked !== undefined && distance <= nearest + DISTANCE.endOfName ? nearest : distance;
  // A product stands where the first of its variants would, but for those that are sold out.
  const othersAt = (place: number) => list.rowsAt(place)?.filter((row) => list.soldOut[row] !== 1) ?? NONE;
  const keyAt = (place: number) => {
    const others = othersAt(place);
    return others.length === 0 ? key(list, place) : Math.min(key(list, place), ...others.map((row) => key(list, row)));
  };
  const keys = new Float64Array(distances.length);
  const all = new Set<number>();
  for (let place = 0; place < distances.length; place += 1) {
    if (distances[place] !== NOT_FOUND) {
      const own = keyAt(place);
      keys[place] = own;
      all.add(own);
    }
  }
  const different = [...all].toSorted((one, other) => one - other);
  const ranks = new Map(different.map((each, rank) => [each, rank]));
  const inOrder = nothing(list);
  for (let place = 0; place < distances.length; place += 1) {
    const distance = distances[place] ?? NOT_FOUND;
    if (distance !== NOT_FOUND) {
      inOrder[place] = nearness(distance) * different.length + (ranks.get(keys[place] ?? 0) ?? 0);
    }
  }
  return inOrder;
}

/** How far a size is from the one that is asked for roughly. */
function byDifference(limits: Limits): Key | undefined {
  const asked = roughlyAsked(limits);
  return asked && ((list, place) => Math.abs((columnOf(asked.measure, list)[place] ?? 0) - asked.size));
}

const NONE: readonly number[] = [];

/** More materials or colours than a product has. */
const MANY = 255;

/** Where the first part that words name is among those of a product, which is mostly of its first one. */
function byPart(
  words: readonly string[],
  parts: readonly number[],
  names: readonly string[],
  { size }: Pick<Columns, 'size'>,
): Key | undefined {
  const wanted = names.findIndex((name) => words.includes(normalizedWords(name).join(' '))) + 1;
  if (wanted === 0) {
    return undefined;
  }
  const keys = new Uint8Array(size).fill(MANY);
  let place = 0;
  let start = 0;
  for (let at = 0; at < parts.length; at += 1) {
    if (parts[at] === wanted) {
      keys[place] = at - start;
    } else if (parts[at] === 0) {
      place += 1;
      start = at + 1;
    }
  }
  return (_, at) => keys[at] ?? MANY;
}
