import { countingSort, highest } from './counting-sort';
import { unpackAscending, unpackNumbers } from './packed-numbers';

/** In which places words are, for those words that have any. */
export interface PackedPlaces {
  /** Ascending indexes of words. */
  readonly words: string;
  /** The length of each word's part of `places`. */
  readonly lengths: string;
  /** The ascending places of each word: the longest part first, of equally long ones that of the earlier word. */
  readonly places: string;
}

/** The places of each word; those that are not asked for stay packed. */
export function packedPlaces({ words, lengths, places }: PackedPlaces, size: number): (word: number) => Uint32Array {
  const wordNumbers = unpackAscending(words);
  const lengthNumbers = unpackNumbers(lengths);
  const longest = highest(lengthNumbers);
  const starts = new Uint32Array(size);
  const ends = new Uint32Array(size);
  let end = 0;
  for (const index of countingSort(
    lengthNumbers.map((length) => longest - length),
    longest,
  ).order) {
    const word = wordNumbers[index] ?? 0;
    starts[word] = end;
    end += lengthNumbers[index] ?? 0;
    ends[word] = end;
  }
  return (word) => unpackAscending(places, starts[word], ends[word]);
}
