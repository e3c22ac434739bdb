import type { Product } from './product';
import { NEAR, namesOf, wordsOf } from './product-words';
import { NO_SLIPS, SMALL_WORDS } from './search-words';
import { isOneSlipAway, plainWords, singular, stem } from './words';

/** From this length on a word may have a slip anywhere; a shorter one only inside, and only the word for a thing. */
export const LONG_WORD = 5;
/** From this length on the beginning of a word finds more than names. */
const LONG_BEGINNING = 3;
/** Words in pairs are also tried as one ("arm chair"); a longer query is a text, and no such pair is meant. */
const MOST_WORDS_TO_JOIN = 8;

type Nearness = ReadonlyMap<Product, number>;

interface IndexedWord {
  readonly word: string;
  readonly singular: string;
  readonly stem: string;
  readonly nearness: Map<Product, number>;
}

interface ProductIndex {
  readonly words: readonly IndexedWord[];
  /** Names of several words, as stems, by product. */
  readonly names: ReadonlyMap<Product, readonly (readonly string[])[]>;
  /** The last query and what it found: a page asks for the same words many times. */
  last: { readonly query: string; readonly found: Nearness } | undefined;
}

const indexes = new WeakMap<readonly Product[], ProductIndex>();

/**
 * The products of which every word of the query matches, with how far they are from it: 0 is what is called so. A word
 * matches in any of its forms, by its beginning, or with one slip when nothing else is meant. Undefined for an empty
 * query; signs alone find nothing.
 */
export function searchProducts(products: readonly Product[], query: string): Nearness | undefined {
  if (query.trim() === '') {
    return undefined;
  }
  const index = indexOf(products);
  if (index.last?.query !== query) {
    index.last = { query, found: find(index, query) };
  }
  return index.last.found;
}

function find(index: ProductIndex, query: string): Nearness {
  return nearest(readings(query).flatMap((words) => [...matchAll(index, words)]));
}

/** The words of a query without the small ones, unless it has no others. */
export function tellingWords(query: string): readonly string[] {
  const typed = plainWords(query);
  const telling = typed.filter((word) => !SMALL_WORDS.has(word));
  return telling.length === 0 ? typed : telling;
}

/** The words as typed, and with each two neighbours written as one. */
function readings(query: string): readonly (readonly string[])[] {
  const words = tellingWords(query);
  if (words.length === 0) {
    return [];
  }
  const joined = words.length > MOST_WORDS_TO_JOIN ? [] : words.slice(1);
  return [
    words,
    ...joined.map((word, place) => [...words.slice(0, place), `${words[place]}${word}`, ...words.slice(place + 2)]),
  ];
}

/** The products that every word matches; a name of several words is nearer than its words here and there. */
function matchAll(index: ProductIndex, words: readonly string[]): Nearness {
  const matches: Nearness[] = [];
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
      const distances = matches.map((match, place) => {
        const distance = match.get(product) ?? 0;
        return named.has(stems[place] ?? '') ? Math.min(distance, NEAR.otherName) : distance;
      });
      found.set(
        product,
        distances.reduce((sum, distance) => sum + distance, 0),
      );
    }
  }
  return found;
}

/** Where a word matches: as a whole in any form; as the beginning of a word; with a slip, when it means nothing else. */
function matchWord({ words }: ProductIndex, word: string): Nearness {
  const asked = stem(word);
  const whole = words.filter((entry) => entry.stem === asked);
  const begun = words.filter((entry) => entry.word.startsWith(word));
  const isKnown = whole.some((entry) => entry.singular === singular(word));
  const isBeginning = whole.length === 0 && begun.length > 0 && word.length >= LONG_BEGINNING;
  return nearest([
    ...near(whole),
    ...near(begun, isBeginning ? beginningNearness : nameBeginningNearness),
    ...(isKnown || isBeginning
      ? []
      : near(
          words.filter((entry) => isSlip(word, entry)),
          (stated) => (stated === NEAR.mention && word.length <= LONG_WORD ? undefined : stated),
        )),
  ]);
}

function nameBeginningNearness(stated: number): number | undefined {
  return stated === NEAR.kind || stated === NEAR.name ? NEAR.nameBegins : undefined;
}

function beginningNearness(stated: number): number {
  if (stated === NEAR.room) {
    return stated;
  }
  return stated <= NEAR.name ? NEAR.nameBegins : NEAR.mentionBegins;
}

function isSlip(word: string, entry: IndexedWord): boolean {
  const [asked, meant] = [singular(word), entry.singular];
  if (NO_SLIPS.has(asked)) {
    return false;
  }
  if (asked.length >= LONG_WORD) {
    return isOneSlipAway(asked, meant) || isOneSlipAway(word, entry.word);
  }
  if (word.length >= LONG_WORD && entry.word.length > LONG_WORD) {
    return isOneSlipAway(word, entry.word);
  }
  const isThing = [...entry.nearness.values()].some((stated) => stated <= NEAR.otherName);
  const endsAlike = asked.at(-1) === meant.at(-1) || asked.at(-1) === meant.at(-2);
  return (
    asked.length === LONG_WORD - 1 &&
    isThing &&
    asked.length === meant.length &&
    asked[0] === meant[0] &&
    endsAlike &&
    isOneSlipAway(asked, meant)
  );
}

/** The products of these words with how near each word is to them; undefined leaves one out. */
function near(
  entries: readonly IndexedWord[],
  nearnessOf: (stated: number) => number | undefined = (stated) => stated,
): readonly (readonly [Product, number])[] {
  return entries.flatMap(({ nearness }) =>
    [...nearness].flatMap(([product, stated]) => {
      const changed = nearnessOf(stated);
      return changed === undefined ? [] : [[product, changed] as const];
    }),
  );
}

/** Each product once, as near as its nearest word. */
function nearest(all: readonly (readonly [Product, number])[]): Nearness {
  const found = new Map<Product, number>();
  for (const [product, stated] of all) {
    found.set(product, Math.min(stated, found.get(product) ?? stated));
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
    for (const [word, stated] of wordsOf(product)) {
      const entry = words.get(word) ?? { word, singular: singular(word), stem: stem(word), nearness: new Map() };
      entry.nearness.set(product, Math.min(stated, entry.nearness.get(product) ?? stated));
      words.set(word, entry);
    }
    const several = namesOf(product).map((name) => plainWords(name).map(stem));
    names.set(
      product,
      several.filter(({ length }) => length > 1),
    );
  }
  const index = { words: [...words.values()], names, last: undefined };
  indexes.set(products, index);
  return index;
}
