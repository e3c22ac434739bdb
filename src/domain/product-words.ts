import type { Product } from './product';
import { OTHER_NAMES, OTHER_ROOMS, REDUCED, WIDER_COLOURS, WIDER_MATERIALS } from './search-words';
import { plainWords } from './words';

/** How near a word is to a product, by where it stands; nearest first. */
export const NEAR = {
  kind: 0,
  otherName: 1,
  name: 2,
  nameBegins: 3,
  room: 4,
  material: 6,
  partOfName: 7,
  mention: 8,
  mentionBegins: 9,
};

/** What a product is called besides its name. */
export function namesOf({ kind }: Product): readonly string[] {
  return [kind, ...(OTHER_NAMES[kind]?.split(', ') ?? [])];
}

/** Every word that finds a product, with how near it is. */
export function wordsOf(product: Product): readonly (readonly [word: string, near: number])[] {
  const { name, category, kind, materials, colours, description, dimensions, discount } = product;
  const at = (stated: number, text: string) => plainWords(text).map((word) => [word, stated] as const);
  const wider = (text: string, words: Readonly<Record<string, string>>) =>
    plainWords(text).flatMap((word) => at(NEAR.material, words[word] ?? ''));
  const names = namesOf(product).map((each) => plainWords(each));
  return [
    ...at(NEAR.kind, kind).slice(-1),
    ...at(NEAR.name, `${name} ${kind}`),
    ...names.flatMap((each) =>
      each.map((word) => [word, each.length === 1 ? NEAR.otherName : NEAR.partOfName] as const),
    ),
    ...[plainWords(name), ...names].flatMap((each) => inPairs(each)).map((word) => [word, NEAR.otherName] as const),
    ...at(NEAR.room, `${category} ${OTHER_ROOMS[category] ?? ''}`),
    ...at(NEAR.material, `${materials} ${colours} ${discount > 0 ? REDUCED : ''}`),
    ...wider(materials, WIDER_MATERIALS),
    ...wider(colours, WIDER_COLOURS),
    ...at(NEAR.mention, `${description} ${dimensions}`),
  ];
}

/** Each two neighbours as one word: "floorlamp", "tvstand". */
function inPairs(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, place) => `${words[place]}${word}`);
}
