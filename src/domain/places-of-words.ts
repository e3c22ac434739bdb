import type { NameWords } from './name-words';
import { nameWords } from './name-words';
import { unpackNumbers } from './packed-numbers';
import { packedPlaces } from './packed-places';
import type { Columns } from './list-columns';
import type { Mentions } from './mentions';
import { DISTANCE } from './product-words';
import type { SearchFile } from './search-file';

/** The distance of a match instead of that of the word; undefined leaves the products out. */
export type DistanceChange = (distance: number) => number | undefined;

/** Where words are: a word is told by its index in the search file, a product by its place in the list file. */
export interface PlacesOfWords {
  /** Lowers the distances of the products that have this word. */
  lower(distances: Uint8Array, word: number, change: DistanceChange): void;
  /** True if some kind of product is called so. */
  isThing(word: number): boolean;
  /** The kinds that a word says the use of. */
  kindsUsedFor(word: number): readonly number[];
  /** The kinds that a word says the use of or is a name of. */
  kindsAbout(word: number): readonly number[];
  readonly names: NameWords;
}

interface OfKind {
  readonly kind: number;
  readonly distance: number;
}

/** Reads where the words of a search file are. */
export function placesOfWords(list: Columns, file: SearchFile, mentions: Mentions): PlacesOfWords {
  const kindsOf = kindsByWord(file);
  const names = nameWords(list, file.words);
  const materials = packedPlaces(file.materials, file.words.length);
  const kindOf = (kind: number) => [list.kindStarts[kind] ?? 0, list.kindStarts[kind + 1] ?? 0] as const;

  return {
    lower(distances, word, change) {
      for (const { kind, distance } of kindsOf.get(word) ?? []) {
        const changed = change(distance);
        const [from, to] = kindOf(kind);
        for (let place = from; place < to; place += 1) {
          lowerAt(distances, place, changed);
        }
      }
      for (const [room, words] of file.rooms.entries()) {
        if (words.includes(word)) {
          const changed = change(DISTANCE.room);
          for (let place = 0; place < list.size; place += 1) {
            lowerAt(distances, place, list.categories[place] === room ? changed : undefined);
          }
        }
      }
      lowerAll(distances, () => names.placesOf(word), change(DISTANCE.name));
      lowerAll(distances, () => materials(word), change(DISTANCE.material));
      lowerAll(distances, () => mentions.placesOf(word), change(DISTANCE.mention));
    },
    isThing: (word) => kindsOf.get(word)?.some(({ distance }) => distance <= DISTANCE.otherName) ?? false,
    kindsUsedFor: (word) =>
      (kindsOf.get(word) ?? []).filter(({ distance }) => distance === DISTANCE.use).map(({ kind }) => kind),
    kindsAbout: (word) =>
      (kindsOf.get(word) ?? []).filter(({ distance }) => distance <= DISTANCE.use).map(({ kind }) => kind),
    names,
  };
}

function lowerAll(distances: Uint8Array, places: () => Uint32Array, distance: number | undefined): void {
  if (distance !== undefined) {
    const all = places();
    for (let index = 0; index < all.length; index += 1) {
      lowerAt(distances, all[index] ?? 0, distance);
    }
  }
}

/** Lowers the distance of one product, unless the new one is undefined. */
export function lowerAt(distances: Uint8Array, place: number, distance: number | undefined): void {
  if (distance !== undefined && distance < (distances[place] ?? 0)) {
    distances[place] = distance;
  }
}

function kindsByWord({ kinds }: SearchFile): ReadonlyMap<number, readonly OfKind[]> {
  const found = new Map<number, OfKind[]>();
  for (const [kind, { words }] of kinds.entries()) {
    const numbers = unpackNumbers(words);
    for (let index = 0; index < numbers.length; index += 2) {
      const word = numbers[index] ?? 0;
      const known = found.get(word) ?? [];
      known.push({ kind, distance: numbers[index + 1] ?? 0 });
      found.set(word, known);
    }
  }
  return found;
}

export const asItIs: DistanceChange = (distance) => distance;

/** Of a word that may be the beginning of a name, though it is known. */
export const namePrefixDistance: DistanceChange = (distance) =>
  distance === DISTANCE.kind || distance === DISTANCE.name ? DISTANCE.nameBegins : undefined;

/** Of two letters, which may also begin what something is called in another way. */
export const twoLettersDistance: DistanceChange = (distance) =>
  distance === DISTANCE.otherName ? DISTANCE.mentionBegins : namePrefixDistance(distance);

/** Of a beginning of a word. */
export const prefixDistance: DistanceChange = (distance) => {
  if (distance === DISTANCE.room || distance === DISTANCE.partOfWholeName) {
    return distance;
  }
  if (distance === DISTANCE.kind) {
    return DISTANCE.kindBegins;
  }
  return distance <= DISTANCE.name ? DISTANCE.nameBegins : DISTANCE.mentionBegins;
};

/** Of a beginning of a word that begins with a shorter one which may be meant: "sofathrow" for "sof". */
export const longerPrefixDistance: DistanceChange = (distance) =>
  distance === DISTANCE.otherName ? DISTANCE.mentionBegins : prefixDistance(distance);
