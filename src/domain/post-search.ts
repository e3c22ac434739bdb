import { significantWords } from './search-query';
import { stem } from './similar-words';
import { normalizedWords } from './words';

/** What a search must know of a journal post. */
export interface PostEntry {
  readonly id: number;
  /** The author's name; also the path of the post. */
  readonly name: string;
  /** The headline. */
  readonly des: string;
  readonly standfirst: string;
}

/** A beginning of a word counts from this length on. */
const LONG_BEGINNING = 3;

/** The posts whose headline, standfirst or author has every word of a query, in any form or as a beginning. */
export function postsAbout(posts: readonly PostEntry[], query: string): readonly PostEntry[] {
  const wanted = significantWords(query).map((word) => ({ word, base: stem(word) }));
  return posts.filter(({ name, des, standfirst }) => {
    const words = normalizedWords(`${des} ${standfirst} ${name}`);
    return (
      wanted.length > 0 &&
      wanted.every(({ word, base }) =>
        words.some((known) => stem(known) === base || (word.length >= LONG_BEGINNING && known.startsWith(word))),
      )
    );
  });
}
