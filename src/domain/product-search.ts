import type { Product } from './product';
import { DISTANCE, namesOf, wordsOf } from './product-words';
import { LONG_PREFIX, LONG_WORD, typoOf, variantsOf } from './search-query';
import { normalizedWords, singular, stem } from './words';

type Distances = ReadonlyMap<Product, number>;

interface IndexedWord {
  readonly word: string;
  readonly singular: string;
  readonly stem: string;
  readonly distances: Map<Product, number>;
}

interface ProductIndex {
  readonly words: readonly IndexedWord[];
  /** Names of several words, as stems, by product. */
  readonly names: ReadonlyMap<Product, readonly (readonly string[])[]>;
  /** Cache of one: a page asks for the same query many times. */
  last: { readonly query: string; readonly found: Distances } | undefined;
}

const indexes = new WeakMap<readonly Product[], ProductIndex>();

/**
 * Products that match every word of the query, with their distance from it; 0 is a product's own kind. A word matches
 * in any form, by its prefix, or with one typo if it matches nothing else. Undefined for an empty query; punctuation
 * alone finds nothing.
 */
export function searchProducts(products: readonly Product[], query: string): Distances | undefined {
  if (query.trim() === '') {
    return undefined;
  }
  const index = indexOf(products);
  if (index.last?.query !== query) {
    index.last = { query, found: find(index, query) };
  }
  return index.last.found;
}

function find(index: ProductIndex, query: string): Distances {
  return smallest(variantsOf(query).flatMap((words) => [...matchAll(index, words)]));
}

/** Products that match all words; a matching name of several words is closer than its single words. */
function matchAll(index: ProductIndex, words: readonly string[]): Distances {
  const matches: Distances[] = [];
  for (const word of words) {
    const match = matchWord(index, word);
    if (match.size === 0) {
      return match;
    }
    matches.push(match);
  }
  const stems = words.map(stem);
  const found = new Map<Product, number>();
  for (const product of matches[0]?.keys() ?? []) {
    if (matches.every((match) => match.has(product))) {
      const named = new Set(
        index.names
          .get(product)
          ?.filter((name) => name.every((part) => stems.includes(part)))
          .flat(),
      );
      const distances = matches.map((match, position) => {
        const distance = match.get(product) ?? 0;
        return named.has(stems[position] ?? '') ? Math.min(distance, DISTANCE.otherName) : distance;
      });
      found.set(
        product,
        distances.reduce((sum, distance) => sum + distance, 0),
      );
    }
  }
  return found;
}

/** Matches of a word: exact in any form; as a prefix; with a typo, if the word is not known. */
function matchWord({ words }: ProductIndex, word: string): Distances {
  const wanted = stem(word);
  const exact = words.filter((entry) => entry.stem === wanted);
  const prefixed = words.filter((entry) => entry.word.startsWith(word));
  const isKnown = exact.some((entry) => entry.singular === singular(word));
  const isTypo = typoOf(word);
  const isPrefix = exact.length === 0 && prefixed.length > 0 && word.length >= LONG_PREFIX;
  return smallest([
    ...distancesOf(exact),
    ...distancesOf(prefixed, isPrefix ? prefixDistance : namePrefixDistance),
    ...(isKnown || isPrefix
      ? []
      : distancesOf(
          words.filter((entry) => isTypo(entry.word, () => isThing(entry))),
          (distance) => (distance === DISTANCE.mention && word.length <= LONG_WORD ? undefined : distance),
        )),
  ]);
}

function namePrefixDistance(distance: number): number | undefined {
  return distance === DISTANCE.kind || distance === DISTANCE.name ? DISTANCE.nameBegins : undefined;
}

function prefixDistance(distance: number): number {
  if (distance === DISTANCE.room) {
    return distance;
  }
  return distance <= DISTANCE.name ? DISTANCE.nameBegins : DISTANCE.mentionBegins;
}

function isThing({ distances }: IndexedWord): boolean {
  return [...distances.values()].some((distance) => distance <= DISTANCE.otherName);
}

/** Products of these words with their distances; undefined leaves a product out. */
function distancesOf(
  entries: readonly IndexedWord[],
  distanceOf: (distance: number) => number | undefined = (distance) => distance,
): readonly (readonly [Product, number])[] {
  return entries.flatMap(({ distances }) =>
    [...distances].flatMap(([product, distance]) => {
      const changed = distanceOf(distance);
      return changed === undefined ? [] : [[product, changed] as const];
    }),
  );
}

/** Each product once, with its smallest distance. */
function smallest(all: readonly (readonly [Product, number])[]): Distances {
  const found = new Map<Product, number>();
  for (const [product, distance] of all) {
    found.set(product, Math.min(distance, found.get(product) ?? distance));
  }
  return found;
}

function indexOf(products: readonly Product[]): ProductIndex {
  const known = indexes.get(products);
  if (known) {
    return known;
  }
  const words = new Map<string, IndexedWord>();
  const names = new Map<Product, readonly (readonly string[])[]>();
  for (const product of products) {
    for (const [word, distance] of wordsOf(product)) {
      const entry = words.get(word) ?? { word, singular: singular(word), stem: stem(word), distances: new Map() };
      entry.distances.set(product, Math.min(distance, entry.distances.get(product) ?? distance));
      words.set(word, entry);
    }
    const several = namesOf(product.kind).map((name) => normalizedWords(name).map(stem));
    names.set(
      product,
      several.filter(({ length }) => length > 1),
    );
  }
  const index = { words: [...words.values()], names, last: undefined };
  indexes.set(products, index);
  return index;
}
