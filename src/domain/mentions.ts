import { packedPlaces } from './packed-places';
import type { MentionsFile, SearchFile } from './search-file';

/** Where the words of descriptions and facts are. Those of a large catalogue are in files that come when they are needed. */
export interface Mentions {
  /** Ascending; none as long as the word's file is not there. */
  placesOf(word: number): Uint32Array;
  /** The files that were asked for words and are not there, by their position. */
  lacking(): readonly number[];
  /** Takes a file that has come. Throws if it was made with another search file. */
  take(position: number, file: MentionsFile): void;
  /** Forgets which files were lacking: other words need not wait for them. */
  forgetLacking(): void;
  /** Another number once a file has come, or was forgotten: answers without it are no longer right. */
  readonly version: number;
}

const NONE = new Uint32Array();

/** The mentions that a search file has, or leads to. */
export function mentionsOf({ mentions, mentionFiles, mark, words }: SearchFile): Mentions {
  const ofSearch = packedPlaces(mentions, words.length);
  const taken = new Map<number, ReturnType<typeof packedPlaces>>();
  const lacking = new Set<number>();
  let version = 0;
  return {
    placesOf(word) {
      const position = mentionFiles.findLastIndex((first) => first <= word);
      const ofFile = position === -1 ? ofSearch : taken.get(position);
      if (!ofFile) {
        lacking.add(position);
      }
      return ofFile?.(word) ?? NONE;
    },
    lacking: () => [...lacking],
    take(position, file) {
      if (file.mark !== mark) {
        throw new Error('A file of mentions is not of the build that the search file is of.');
      }
      taken.set(position, packedPlaces(file.places, words.length));
      lacking.delete(position);
      version += 1;
    },
    forgetLacking() {
      if (lacking.size > 0) {
        lacking.clear();
        version += 1;
      }
    },
    get version() {
      return version;
    },
  };
}
