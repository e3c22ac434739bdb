import { packCompanions } from './companions';
import type { HelpEntry } from './help-search';
import { productsByKind } from './list-file';
import type { PackedPlaces } from './packed-places';
import { packAscending, packNumbers } from './packed-numbers';
import type { PostEntry } from './post-search';
import type { Product } from './product';
import { CATEGORIES } from './product';
import { DISTANCE, kindWordsOf, namesOf, ownWordsOf, roomWordsOf, wholeNamesOf } from './product-words';
import { stem } from './similar-words';
import { normalizedWords } from './words';

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
  /** Words of descriptions and facts; none if they are in files of their own. */
  readonly mentions: PackedPlaces;
  /** The index of the first word of each file of mentions, ascending. */
  readonly mentionFiles: readonly number[];
  /** What files of mentions say that were made with this one. */
  readonly mark: number;
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

/** Words of descriptions and facts, and where they are: of a part of the alphabet. */
export interface MentionsFile {
  readonly mark: number;
  readonly places: PackedPlaces;
}

/** Places of mentions that are longer are in files of about so many characters, each at most 40 KB as sent. */
const MENTIONS_IN_A_FILE = 64_000;

/** The search file of few products: all of it in one. */
export function searchFileOf(products: readonly Product[], posts?: readonly PostEntry[], help?: readonly HelpEntry[]) {
  return searchFilesOf(products, posts, help, Infinity).search;
}

/**
 * The search file of the catalogue that has the list file of the same products, of its journal, and of the shop's help,
 * and the files of mentions that a search loads when it needs them.
 */
export function searchFilesOf(
  products: readonly Product[],
  posts: readonly PostEntry[] = [],
  help: readonly HelpEntry[] = [],
  mentionsInAFile = MENTIONS_IN_A_FILE,
): { readonly search: SearchFile; readonly mentions: readonly MentionsFile[] } {
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
  const parts = partsOf(mentions, words, mentionsInAFile);
  const [inSearch = []] = parts.length > 1 ? [] : parts;
  const inFiles = parts.length > 1 ? parts : [];
  const mentionFiles = inFiles.map(([first]) => first?.index ?? 0);
  const mark = markOf(`${words.join(' ')} ${placed.map(({ id }) => id).join(' ')} ${mentionFiles.join(' ')}`);
  const search: SearchFile = {
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
    materials: packed(partsOf(materials, words).flat()),
    mentions: packed(inSearch),
    mentionFiles,
    mark,
    companions: packCompanions(placed),
    posts: posts.map(({ id, name, des, standfirst }) => ({ id, name, des, standfirst })),
    help,
  };
  return { search, mentions: inFiles.map((part) => ({ mark, places: packed(part) })) };
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

interface PackedWord {
  /** Of the word. */
  readonly index: number;
  readonly places: string;
}

/** The words that have places, in parts of about so many characters. */
function partsOf(
  places: ReadonlyMap<string, readonly number[]>,
  words: readonly string[],
  charactersInAPart = Infinity,
): readonly (readonly PackedWord[])[] {
  const all = words.flatMap((word, index): PackedWord[] => {
    const found = places.get(word);
    return found ? [{ index, places: packAscending(found) }] : [];
  });
  const size = all.reduce((sum, each) => sum + each.places.length, 0);
  const count = Math.ceil(size / charactersInAPart) || 1;
  const parts = Array.from({ length: count }, (): PackedWord[] => []);
  let before = 0;
  for (const each of all) {
    parts[Math.min(count - 1, Math.floor((before * count) / size))]?.push(each);
    before += each.places.length;
  }
  return parts.filter(({ length }) => length > 0);
}

function packed(part: readonly PackedWord[]): PackedPlaces {
  return {
    words: packAscending(part.map(({ index }) => index)),
    lengths: packNumbers(part.map(({ places }) => places.length)),
    places: part
      .toSorted((one, other) => other.places.length - one.places.length)
      .map(({ places }) => places)
      .join(''),
  };
}

/** Another number for another text, but by a rare chance. */
export function markOf(text: string): number {
  let mark = 0;
  for (let index = 0; index < text.length; index += 1) {
    mark = (Math.imul(mark, 31) + text.charCodeAt(index)) | 0;
  }
  return mark;
}
