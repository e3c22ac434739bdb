import { mattressWords } from './mattress-words';
import { dimensionsOf } from './printed-sizes';
import type { Category, Product } from './product';
import { readAs } from './search-query';
import { COLOUR_SYNONYMS, FAMILIES, MATERIAL_SYNONYMS, NUMBER_WORDS, ROOM_SYNONYMS, SYNONYMS } from './search-words';
import { USES } from './uses';
import { WHOLE_NAMES } from './whole-names';
import { normalizedWords } from './words';

/** Distance of a word from a product, by the field it comes from; closest first. */
export const DISTANCE = {
  kind: 0,
  otherName: 1,
  name: 2,
  /** Also of two words of a product's own name. */
  kindBegins: 2,
  nameBegins: 3,
  /** The last word of a synonym of several: a bedside table is a table. */
  endOfName: 3,
  room: 4,
  use: 5,
  material: 6,
  mention: 7,
  /** Of a synonym of several words, without the others. */
  partOfName: 8,
  mentionBegins: 9,
  /** Of a name that counts only as a whole, which the others must be beside. */
  partOfWholeName: 10,
};

/** A kind and its synonyms, those of several words also with the other words of the trade. */
export function namesOf(kind: string): readonly string[] {
  return withThoseAlike([kind, ...namesIn(SYNONYMS, kind), ...asRead(kind)]);
}

/** The names of a kind that count only as a whole. */
export function wholeNamesOf(kind: string): readonly string[] {
  return withThoseAlike(namesIn(WHOLE_NAMES, kind));
}

/** A text as a query of the same words is read, if that differs: nothing is found by the words that are read otherwise. */
function asRead(text: string): readonly string[] {
  const words = normalizedWords(text);
  const read = words.map(readAs);
  return read.join(' ') === words.join(' ') ? [] : [read.join(' ')];
}

/** The other names of something, which may be a word of a catalogue that objects have as a property, such as "constructor". */
function namesIn(names: Readonly<Record<string, string>>, named: string): readonly string[] {
  return Object.hasOwn(names, named) ? (names[named]?.split(', ') ?? []) : [];
}

function withThoseAlike(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => [name, ...alike(name)]))];
}

/** A name of several words with each of them replaced by those that the trade uses for it. */
function alike(name: string): readonly string[] {
  const words = normalizedWords(name);
  return words.length === 1
    ? []
    : words.flatMap((word, place) =>
        FAMILIES.filter((family) => family.includes(word))
          .flat()
          .map((other) => words.with(place, other).join(' ')),
      );
}

type WordAt = readonly [word: string, near: number];

/** The words that a product shares neither with its kind nor with its category, with their distances. */
export function ownWordsOf(product: Product): readonly WordAt[] {
  const { name, facts = {} } = product;
  const { care = [], box = [], rooms = [] } = facts;
  const materials = [product.materials, ...(facts.materialList ?? [])].join(' ');
  const colours = [product.colours, ...(facts.colourList ?? [])].join(' ');
  const shape = facts.diameter === undefined ? '' : 'round circular';
  const assembly = facts.assemblyMinutes === 0 ? 'no assembly, assembled, arrives ready' : '';
  const mattress = mattressWords(facts);
  const seat = facts.seatHeight === undefined ? '' : `seat height ${facts.seatHeight}`;
  const capacity = facts.capacity === undefined ? '' : `capacity ${facts.capacity} litre`;
  const measured = [dimensionsOf(product), seat, capacity, mattress];
  const mentions = [product.description, ...measured, assembly, ...care, ...box].join(' ');
  const synonyms = (text: string, words: Readonly<Record<string, string>>) =>
    normalizedWords(text).flatMap((word) => at(DISTANCE.material, namesIn(words, word).join(' ')));
  return [
    ...at(DISTANCE.name, name),
    ...joinedPairs(normalizedWords(name)).map((word) => [word, DISTANCE.otherName] as const),
    ...at(DISTANCE.material, `${materials} ${colours} ${shape} ${rooms.join(' ')}`),
    ...synonyms(materials, MATERIAL_SYNONYMS),
    ...synonyms(colours, COLOUR_SYNONYMS),
    ...at(DISTANCE.material, asRead(`${name} ${materials} ${colours}`).join(' ')),
    ...at(DISTANCE.mention, mentions),
    ...at(DISTANCE.mention, asRead(mentions).join(' ')),
    ...at(DISTANCE.mention, numbersIn(mentions).join(' ')),
    ...at(DISTANCE.mention, compoundsIn(`${materials} ${mentions}`).join(' ')),
  ];
}

/** Every word that finds the products of a kind, with its distance; a word may occur several times. */
export function kindWordsOf(kind: string): readonly WordAt[] {
  const names = namesOf(kind).map((each) => normalizedWords(each));
  const wholeNames = wholeNamesOf(kind).map((each) => normalizedWords(each));
  return [
    ...at(DISTANCE.kind, kind).slice(-1),
    ...at(DISTANCE.name, kind),
    ...names.flatMap((each) => each.map((word, place) => [word, distanceInName(place, each.length)] as const)),
    ...wholeNames.flatMap((each) => each.map((word) => [word, DISTANCE.partOfWholeName] as const)),
    ...names.flatMap(joinedName).map((word) => [word, DISTANCE.otherName] as const),
    ...at(DISTANCE.use, Object.hasOwn(USES, kind) ? (USES[kind] ?? '') : ''),
  ];
}

function distanceInName(place: number, length: number): number {
  if (length === 1) {
    return DISTANCE.otherName;
  }
  return place === length - 1 ? DISTANCE.endOfName : DISTANCE.partOfName;
}

/** Every word that finds the products of a category. */
export function roomWordsOf(category: Category): readonly string[] {
  const words = normalizedWords(category);
  return [...words, ...joinedPairs(words), ...normalizedWords(ROOM_SYNONYMS[category] ?? '')];
}

function at(distance: number, text: string): readonly WordAt[] {
  return normalizedWords(text).map((word) => [word, distance] as const);
}

/** The numbers that a text writes as words, as digits. */
function numbersIn(text: string): readonly number[] {
  return normalizedWords(text)
    .map((word) => NUMBER_WORDS.indexOf(word))
    .filter((number) => number > 1);
}

/** Words with a hyphen as one: "airtight". */
function compoundsIn(text: string): readonly string[] {
  return (text.match(/\p{L}+-\p{L}+/gu) ?? []).map((word) => word.replace('-', ''));
}

/** A name of two words as one; the first two of "living room table" name no table. */
function joinedName(words: readonly string[]): readonly string[] {
  return words.length === 2 ? [words.join('')] : [];
}

/** Each two neighbouring words joined: "floorlamp", "tvstand". */
function joinedPairs(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, position) => `${words[position]}${word}`);
}
