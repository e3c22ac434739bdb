import { packCompanions } from './companions';
import type { HelpEntry } from './help-search';
import { productsByKind } from './list-file';
import { packAscending, packNumbers } from './packed-numbers';
import type { PostEntry } from './post-search';
import type { Product } from './product';
import { CATEGORIES } from './product';
import { DISTANCE, kindWordsOf, namesOf, ownWordsOf, roomWordsOf, wholeNamesOf } from './product-words';
import { normalizedWords, stem } from './words';

/**
 * What a search must know of all products beyond their list file, as JSON: made by the build, read by `openSearch`. A
 * product is told by its place in the list file; names are read from there.
 */
export interface SearchFile {
  readonly v: 1;
  /** Every word that finds a product, sorted by code units. The joined words of names are missing: names tell them. */
  readonly words: readonly string[];
  /** In the order of the list file's kinds. */
  readonly kinds: readonly KindWords[];
  /** Indexes of the words of each category. */
  readonly rooms: readonly (readonly number[])[];
  readonly materials: PackedPlaces;
  readonly mentions: PackedPlaces;
  /** What goes with each product, in the order of places (`companions.ts`). */
  readonly companions: string;
  readonly posts: readonly PostEntry[];
  readonly help: readonly HelpEntry[];
}

interface KindWords {
  /** Indexes of words and their distances in turn. */
  readonly words: string;
  /** Names of several words, as stems: `bed fram`. */
  readonly names: readonly string[];
  /** Those that count only as a whole. */
  readonly wholeNames: readonly string[];
}

/** In which places words are, for those words that have any. */
export interface PackedPlaces {
  /** Ascending indexes of words. */
  readonly words: string;
  /** The length of each word's part of `places`. */
  readonly lengths: string;
  /** The ascending places of each word: the longest part first, of equally long ones that of the earlier word. */
  readonly places: string;
}

/** The search file of the catalogue that has the list file of the same products, of its journal, and of the shop's help. */
export function searchFileOf(
  products: readonly Product[],
  posts: readonly PostEntry[] = [],
  help: readonly HelpEntry[] = [],
): SearchFile {
  const { placed, kinds } = productsByKind(products);
  const kindWords = new Map(kinds.map((kind) => [kind, nearest(kindWordsOf(kind))]));
  const rooms = CATEGORIES.map((category) => roomWordsOf(category));
  const materials = new Map<string, number[]>();
  const mentions = new Map<string, number[]>();
  for (const [place, product] of placed.entries()) {
    const shared = new Map(roomWordsOf(product.category).map((word) => [word, DISTANCE.room]));
    const ofKind = kindWords.get(product.kind);
    for (const [word, distance] of nearest(ownWordsOf(product))) {
      if (distance < Math.min(shared.get(word) ?? Infinity, ofKind?.get(word) ?? Infinity)) {
        const places =
          distance === DISTANCE.material ? materials : distance === DISTANCE.mention ? mentions : undefined;
        const known = places?.get(word);
        if (known) {
          known.push(place);
        } else {
          places?.set(word, [place]);
        }
      }
    }
  }
  const words = [
    ...new Set([
      ...placed.flatMap(({ name }) => normalizedWords(name)),
      ...[...kindWords.values()].flatMap((each) => [...each.keys()]),
      ...rooms.flat(),
      ...materials.keys(),
      ...mentions.keys(),
    ]),
  ].toSorted();
  const numbers = new Map(words.map((word, index) => [word, index]));
  return {
    v: 1,
    words,
    kinds: [...kindWords].map(([kind, each]) => {
      const names = stemsOf(namesOf(kind));
      return {
        words: packNumbers([...each].flatMap(([word, distance]) => [numbers.get(word) ?? 0, distance])),
        names,
        wholeNames: stemsOf(wholeNamesOf(kind)).filter((name) => !names.includes(name)),
      };
    }),
    rooms: rooms.map((each) => each.map((word) => numbers.get(word) ?? 0)),
    materials: packed(materials, words),
    mentions: packed(mentions, words),
    companions: packCompanions(placed),
    posts: posts.map(({ id, name, des, standfirst }) => ({ id, name, des, standfirst })),
    help,
  };
}

/** Each word once, with its smallest distance. */
function nearest(words: ReturnType<typeof kindWordsOf>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [word, distance] of words) {
    found.set(word, Math.min(distance, found.get(word) ?? distance));
  }
  return found;
}

/** Those names that are several words, as stems. */
function stemsOf(names: readonly string[]): readonly string[] {
  const stems = names.map((name) => normalizedWords(name).map(stem)).filter(({ length }) => length > 1);
  return [...new Set(stems.map((name) => name.join(' ')))];
}

function packed(places: ReadonlyMap<string, readonly number[]>, words: readonly string[]): PackedPlaces {
  const parts = words.flatMap((word, index) => {
    const found = places.get(word);
    return found ? [{ index, part: packAscending(found) }] : [];
  });
  return {
    words: packAscending(parts.map(({ index }) => index)),
    lengths: packNumbers(parts.map(({ part }) => part.length)),
    places: parts
      .toSorted((one, other) => other.part.length - one.part.length)
      .map(({ part }) => part)
      .join(''),
  };
}
