import type { Product } from './product';
import { SYNONYMS, ROOM_SYNONYMS, DISCOUNT_WORDS, COLOUR_SYNONYMS, MATERIAL_SYNONYMS } from './search-words';
import { normalizedWords } from './words';

/** Distance of a word from a product, by the field it comes from; closest first. */
export const DISTANCE = {
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

/** Synonyms of a product's kind. */
export function namesOf({ kind }: Product): readonly string[] {
  return [kind, ...(SYNONYMS[kind]?.split(', ') ?? [])];
}

/** Every word that finds a product, with its distance. */
export function wordsOf(product: Product): readonly (readonly [word: string, near: number])[] {
  const { name, category, kind, materials, colours, description, dimensions, discount } = product;
  const at = (distance: number, text: string) => normalizedWords(text).map((word) => [word, distance] as const);
  const synonyms = (text: string, words: Readonly<Record<string, string>>) =>
    normalizedWords(text).flatMap((word) => at(DISTANCE.material, words[word] ?? ''));
  const names = namesOf(product).map((each) => normalizedWords(each));
  return [
    ...at(DISTANCE.kind, kind).slice(-1),
    ...at(DISTANCE.name, `${name} ${kind}`),
    ...names.flatMap((each) =>
      each.map((word) => [word, each.length === 1 ? DISTANCE.otherName : DISTANCE.partOfName] as const),
    ),
    ...[normalizedWords(name), ...names]
      .flatMap((each) => joinedPairs(each))
      .map((word) => [word, DISTANCE.otherName] as const),
    ...at(DISTANCE.room, `${category} ${ROOM_SYNONYMS[category] ?? ''}`),
    ...at(DISTANCE.material, `${materials} ${colours} ${discount > 0 ? DISCOUNT_WORDS : ''}`),
    ...synonyms(materials, MATERIAL_SYNONYMS),
    ...synonyms(colours, COLOUR_SYNONYMS),
    ...at(DISTANCE.mention, `${description} ${dimensions}`),
  ];
}

/** Each two neighbouring words joined: "floorlamp", "tvstand". */
function joinedPairs(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, position) => `${words[position]}${word}`);
}
