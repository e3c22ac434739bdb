import type { KnownWords } from './named-kinds';
import { kindsNamedBy } from './named-kinds';
import { NOT_SOLD } from './query-words';
import { partsOf } from './search-query';
import { singular } from './similar-words';
import { normalizedWords } from './words';

/** More are no list of things. */
const MOST_THINGS = 8;

/**
 * The queries for each of the things that a query lists, such as "sofa, rug and lamp for the study" or "plates bowls mugs"; empty if it does not
 * name two, or the choice between one and what is not sold. A material is none: "glass and brass cart".
 */
export function thingsListed(query: string, known: KnownWords): readonly string[] {
  const [said = [], ...others] = partsOf(query);
  const listed = said.flatMap((words) => (isOfPlurals(words) ? words.map((word) => [word]) : [words]));
  if (listed.length < 2 || listed.length > MOST_THINGS) {
    return [];
  }
  const things = listed
    .map((words) => ({ words, kinds: kindsOf(words, known) }))
    .filter(({ kinds }) => kinds.length > 0);
  const rest = others.map((words) => ` for ${words.flat().join(' ')}`).join('');
  // Of a sofa or a desk, which is not sold here, the sofa is left.
  const isChoice =
    things.length > 1 || (/\bor\b/.test(query) && listed.some((words) => NOT_SOLD.has(singular(words.at(-1) ?? ''))));
  return isChoice ? things.map(({ words }) => `${words.join(' ')}${rest}`) : [];
}

/** "Plates bowls mugs": what is named before another thing, to say which, is no plural. */
function isOfPlurals(words: readonly string[]): boolean {
  return words.every((word) => singular(word) !== word);
}

/** The kinds that words name most surely; none for a single word that is a material or a colour. */
function kindsOf(words: readonly string[], known: KnownWords): readonly number[] {
  const { materialNames, colourNames } = known.list;
  const [word = ''] = words;
  const isMaterial =
    words.length === 1 && [...materialNames, ...colourNames].some((name) => normalizedWords(name).includes(word));
  return isMaterial ? [] : (kindsNamedBy(words, known).find(({ length }) => length > 0) ?? []);
}

/**
 * The queries for each of the words between which a query leaves the choice: "oak or walnut shelf" is "oak shelf" and
 * "walnut shelf". Empty if it does not, or if others than these may be listed there.
 */
export function choicesIn(query: string, mayBeListed: (word: string) => boolean): readonly string[] {
  const text = normalizedWords(query).join(' ');
  const choice = [...text.matchAll(/[^ ]+(?: (?:and|or) [^ ]+)* or [^ ]+(?: (?:and|or) [^ ]+)*/g)]
    .map(([words]) => ({ words, listed: words.split(/ (?:and|or) /) }))
    .find(({ listed }) => listed.every(mayBeListed));
  return choice?.listed.map((each) => text.replace(choice.words, each)) ?? [];
}
