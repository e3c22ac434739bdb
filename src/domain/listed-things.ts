import type { KnownWords } from './named-kinds';
import { kindsNamedBy } from './named-kinds';
import { partsOf } from './search-query';
import { normalizedWords } from './words';

/** More are no list of things. */
const MOST_THINGS = 8;

/**
 * The queries for each of the things that a query lists, such as "sofa, rug and lamp for the study"; empty if it does not
 * name two. A material is none: "glass and brass cart".
 */
export function thingsListed(query: string, known: KnownWords): readonly string[] {
  const [listed = [], ...others] = partsOf(query);
  if (listed.length < 2 || listed.length > MOST_THINGS) {
    return [];
  }
  const things = listed
    .map((words) => ({ words, kinds: kindsOf(words, known) }))
    .filter(({ kinds }) => kinds.length > 0);
  const rest = others.map((words) => ` for ${words.flat().join(' ')}`).join('');
  return things.length > 1 ? things.map(({ words }) => `${words.join(' ')}${rest}`) : [];
}

/** The kinds that words name most surely; none for a single word that is a material or a colour. */
function kindsOf(words: readonly string[], known: KnownWords): readonly number[] {
  const { materialNames, colourNames } = known.list;
  const [word = ''] = words;
  const isMaterial =
    words.length === 1 && [...materialNames, ...colourNames].some((name) => normalizedWords(name).includes(word));
  return isMaterial ? [] : (kindsNamedBy(words, known).find(({ length }) => length > 0) ?? []);
}

function isLink(word: string): boolean {
  return word === 'or' || word === 'and';
}

/**
 * The queries for each of the materials or colours between which a query leaves the choice: "oak or walnut shelf" is "oak
 * shelf" and "walnut shelf". Empty if it does not.
 */
export function looksChosenFrom(query: string, isLook: (word: string) => boolean): readonly string[] {
  const words = normalizedWords(query);
  const isListed = (word: string) => isLink(word) || isLook(word);
  const choice = words.findIndex((word, place) => word === 'or' && isLook(words[place - 1] ?? ''));
  if (choice === -1 || !isLook(words[choice + 1] ?? '')) {
    return [];
  }
  const before = words.findLastIndex((word, place) => place < choice && !isListed(word));
  const end = words.findIndex((word, place) => place > choice && !isListed(word));
  const after = end === -1 ? words.length : end;
  return words
    .slice(before + 1, after)
    .filter((word) => !isLink(word))
    .map((look) => [...words.slice(0, before + 1), look, ...words.slice(after)].join(' '));
}
