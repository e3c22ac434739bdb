import type { Columns } from './list-columns';
import { DISTANCE } from './product-words';
import { variantsOf } from './search-query';
import { COLLECTIVES } from './search-words';
import { singular, stem } from './words';

/** What a word of a query matches. */
export interface Match {
  /** Distances from one word, by place; undefined if no product has it. */
  readonly distances: Uint8Array | undefined;
  /** The known word for one that was taken for a typo. */
  readonly meant: string | undefined;
}

/** A name of more kinds says hardly what is wanted. */
const MAX_KINDS_OF_NAME = 4;

/**
 * The kinds that words name, as indexes of the search file: by a name of several words, or by a word that is no part of
 * such a name. The last word of another name counts all the same: a bedside table is a table. A word for many kinds,
 * such as "storage", counts only if there is no other. `namesByKind` has the names of several words, as stems.
 */
export function kindsNamedBy(
  words: readonly string[],
  list: Columns,
  namesByKind: readonly (readonly (readonly string[])[])[],
  matchOf: (word: string) => Match,
): readonly number[] {
  const meant = words.map((word) => matchOf(word).meant ?? word);
  const stems = meant.map(stem);
  const named = new Set<number>();
  const inNames = new Set<string>();
  for (const [kind, names] of namesByKind.entries()) {
    for (const name of names.filter((each) => each.every((part) => stems.includes(part)))) {
      named.add(kind);
      for (const [position, word] of meant.entries()) {
        const part = name.indexOf(stems[position] ?? '');
        if (part !== -1 && (part < name.length - 1 || kindsCalled(word).includes(kind))) {
          inNames.add(word);
        }
      }
    }
  }
  const alone = meant.filter((word) => !inNames.has(word) && !COLLECTIVES.has(singular(word)));
  const byWord = variantsOf(alone.join(' ')).flat().map(kindsCalled);
  for (const kind of byWord.filter(({ length }) => length <= MAX_KINDS_OF_NAME).flat()) {
    named.add(kind);
  }
  return named.size === 0 ? byWord.flat() : [...named];

  /** The kinds of which a word is the name; if there are none, those of which it is another name. */
  function kindsCalled(word: string): readonly number[] {
    const { distances } = matchOf(word);
    const called = (farthest: number) =>
      [...namesByKind.keys()].filter((kind) =>
        distances?.subarray(list.kindStarts[kind], list.kindStarts[kind + 1]).every((each) => each <= farthest),
      );
    const byName = called(DISTANCE.kind);
    return byName.length === 0 ? called(DISTANCE.otherName) : byName;
  }
}
