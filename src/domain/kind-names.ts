import type { SearchFile } from './search-file';

/** A name of several words, as stems, and its kind as an index of the search file. */
export interface KindName {
  readonly kind: number;
  readonly stems: readonly string[];
}

/** The names of several words of all kinds, by the stem of their last word. */
export type KindNames = ReadonlyMap<string, readonly KindName[]>;

export function kindNames({ kinds }: SearchFile): KindNames {
  const byEnding = new Map<string, KindName[]>();
  for (const [kind, { names }] of kinds.entries()) {
    for (const name of names) {
      const stems = name.split(' ');
      const ending = stems.at(-1) ?? '';
      const known = byEnding.get(ending);
      if (known) {
        known.push({ kind, stems });
      } else {
        byEnding.set(ending, [{ kind, stems }]);
      }
    }
  }
  return byEnding;
}

/** The names with this ending of which all words are among some stems. */
export function namesWithin(names: KindNames, ending: string, stems: readonly string[]): readonly KindName[] {
  return (names.get(ending) ?? []).filter((name) => name.stems.every((part) => stems.includes(part)));
}
