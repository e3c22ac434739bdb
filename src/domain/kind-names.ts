import type { SearchFile } from './search-file';

/** A name of several words, as stems, and its kind as an index of the search file. */
export interface KindName {
  readonly kind: number;
  readonly stems: readonly string[];
  /** True if it counts only as a whole. */
  readonly isWhole: boolean;
}

/** The names of several words of all kinds, by the stem of their last word. */
export type KindNames = ReadonlyMap<string, readonly KindName[]>;

/** Reads what the kinds of a search file are called. */
export function kindNames({ kinds }: SearchFile): KindNames {
  const byEnding = new Map<string, KindName[]>();
  for (const [kind, { names, wholeNames }] of kinds.entries()) {
    for (const [place, name] of [...names, ...wholeNames].entries()) {
      const stems = name.split(' ');
      const ending = stems.at(-1) ?? '';
      const known = byEnding.get(ending) ?? [];
      known.push({ kind, stems, isWhole: place >= names.length });
      byEnding.set(ending, known);
    }
  }
  return byEnding;
}

/** The names with this ending of which all words are among some stems. */
export function namesWithin(names: KindNames, ending: string, stems: readonly string[]): readonly KindName[] {
  return (names.get(ending) ?? []).filter((name) => name.stems.every((part) => stems.includes(part)));
}
