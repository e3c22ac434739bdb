import { dimensionsOf } from './product';
import type { Category, Product } from './product';
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

/** A kind and its synonyms. */
export function namesOf(kind: string): readonly string[] {
  return [kind, ...(Object.hasOwn(SYNONYMS, kind) ? (SYNONYMS[kind]?.split(', ') ?? []) : [])];
}

type WordAt = readonly [word: string, near: number];

/** The words that a product shares neither with its kind nor with its category, with their distances. */
export function ownWordsOf(product: Product): readonly WordAt[] {
  const { name, materials, colours, description, discount } = product;
  const synonyms = (text: string, words: Readonly<Record<string, string>>) =>
    normalizedWords(text).flatMap((word) => at(DISTANCE.material, words[word] ?? ''));
  return [
    ...at(DISTANCE.name, name),
    ...joinedPairs(normalizedWords(name)).map((word) => [word, DISTANCE.otherName] as const),
    ...at(DISTANCE.material, `${materials} ${colours} ${discount > 0 ? DISCOUNT_WORDS : ''}`),
    ...synonyms(materials, MATERIAL_SYNONYMS),
    ...synonyms(colours, COLOUR_SYNONYMS),
    ...at(DISTANCE.mention, `${description} ${dimensionsOf(product)}`),
  ];
}

/** Every word that finds the products of a kind, with its distance; a word may occur several times. */
export function kindWordsOf(kind: string): readonly WordAt[] {
  const names = namesOf(kind).map((each) => normalizedWords(each));
  return [
    ...at(DISTANCE.kind, kind).slice(-1),
    ...at(DISTANCE.name, kind),
    ...names.flatMap((each) =>
      each.map((word) => [word, each.length === 1 ? DISTANCE.otherName : DISTANCE.partOfName] as const),
    ),
    ...names.flatMap((each) => joinedPairs(each)).map((word) => [word, DISTANCE.otherName] as const),
  ];
}

/** Every word that finds the products of a category. */
export function roomWordsOf(category: Category): readonly string[] {
  return normalizedWords(`${category} ${ROOM_SYNONYMS[category] ?? ''}`);
}

function at(distance: number, text: string): readonly WordAt[] {
  return normalizedWords(text).map((word) => [word, distance] as const);
}

/** Each two neighbouring words joined: "floorlamp", "tvstand". */
function joinedPairs(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, position) => `${words[position]}${word}`);
}
