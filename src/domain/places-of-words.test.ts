import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { mentionsOf } from './mentions';
import type { DistanceChange } from './places-of-words';
import {
  asItIs,
  longerPrefixDistance,
  lowerAt,
  namePrefixDistance,
  placesOfWords,
  prefixDistance,
  twoLettersDistance,
} from './places-of-words';
import type { Product } from './product';
import { DISTANCE } from './product-words';
import { searchFileOf } from './search-file';

const [bed] = products as readonly [Product];
const bare = { ...bed, materials: '', colours: '', dimensions: '', description: '', facts: {} };

/** Their places are 0 to 4. */
const all: readonly Product[] = [
  { ...bare, id: 1, name: 'Alder', kind: 'Bath mat', category: 'Bathroom', description: 'A quiet mat.' },
  { ...bare, id: 2, name: 'Brass Textiles', kind: 'Bath mat', category: 'Bathroom', materials: 'brass' },
  { ...bare, id: 3, name: 'Cove Glass', kind: 'Mirror', category: 'Bathroom', materials: 'brass' },
  { ...bare, id: 4, name: 'Dune Mirror', kind: 'Spaceship', category: 'Kitchen', description: 'Brass, quiet.' },
  { ...bare, id: 5, name: 'Quiet Alder', kind: 'Spaceship', category: 'Kitchen', materials: 'brass' },
];
const file = searchFileOf(all);
const places = placesOfWords(columnsOf(listFileOf(all)), file, mentionsOf(file));
const FAR = 255;

function distancesFrom(word: string, change: DistanceChange = asItIs): readonly number[] {
  const distances = new Uint8Array(all.length).fill(FAR);
  places.lower(distances, file.words.indexOf(word), change);
  return [...distances];
}

describe('the products are so far', () => {
  const { kind, otherName, endOfName, name, room, material, mention, partOfName, use } = DISTANCE;

  test.each([
    { word: 'spaceship', distances: [FAR, FAR, FAR, kind, kind] },
    { word: 'mat', distances: [kind, kind, FAR, FAR, FAR] },
    // Of what is called textiles by its kind, the word in the name says no more.
    { word: 'textiles', distances: [otherName, otherName, FAR, FAR, FAR] },
    { word: 'mirror', distances: [FAR, FAR, kind, name, FAR] },
    { word: 'glass', distances: [FAR, FAR, name, FAR, FAR] },
    { word: 'looking', distances: [FAR, FAR, partOfName, FAR, FAR] },
    { word: 'wall', distances: [FAR, FAR, use, FAR, FAR] },
    { word: 'alder', distances: [name, FAR, FAR, FAR, name] },
    { word: 'washroom', distances: [room, room, room, FAR, FAR] },
    { word: 'kitchen', distances: [FAR, FAR, FAR, room, room] },
    { word: 'brass', distances: [FAR, name, material, mention, material] },
    { word: 'metal', distances: [FAR, material, material, FAR, material] },
    // The first of all words.
    { word: 'a', distances: [mention, FAR, FAR, FAR, FAR] },
    { word: 'quiet', distances: [mention, FAR, FAR, mention, name] },
  ])('from "$word": $distances', ({ word, distances }) => {
    expect(distancesFrom(word)).toEqual(distances);
    expect(endOfName).toBeLessThan(room);
  });

  test('or as far as a change says, which may leave some out', () => {
    const changed = distancesFrom('brass', (distance) => (distance === name ? undefined : distance * 10));
    expect(changed).toEqual([FAR, FAR, material * 10, mention * 10, material * 10]);
    expect(distancesFrom('washroom', () => undefined)).toEqual([FAR, FAR, FAR, FAR, FAR]);
  });

  test('but never farther than before', () => {
    const distances = Uint8Array.from([0, 5, 7, 8, FAR]);
    places.lower(distances, file.words.indexOf('brass'), asItIs);
    expect([...distances]).toEqual([0, name, material, mention, material]);
  });
});

test.each([
  { word: 'mat', isThing: true },
  { word: 'textiles', isThing: true },
  { word: 'rug', isThing: false },
  { word: 'bath', isThing: false },
  { word: 'shower', isThing: false },
  { word: 'washroom', isThing: false },
  { word: 'brass', isThing: false },
])('some kind is called "$word": $isThing', ({ word, isThing }) => {
  expect(places.isThing(file.words.indexOf(word))).toBe(isThing);
});

test.each([
  { word: 'wall', usedFor: ['Mirror'], about: ['Mirror'] },
  { word: 'mirror', usedFor: [], about: ['Mirror'] },
  { word: 'quiet', usedFor: [], about: [] },
])('"$word" says the use of $usedFor and is about $about', ({ word, usedFor, about }) => {
  const { kindNames } = listFileOf(all);
  const index = file.words.indexOf(word);
  expect(places.kindsUsedFor(index).map((kind) => kindNames[kind])).toEqual(usedFor);
  expect(places.kindsAbout(index).map((kind) => kindNames[kind])).toEqual(about);
});

test('a single distance is lowered, if it is', () => {
  const distances = Uint8Array.from([5, 5, 5]);
  lowerAt(distances, 0, 4);
  lowerAt(distances, 1, 6);
  lowerAt(distances, 2, undefined);
  expect([...distances]).toEqual([4, 5, 5]);
});

describe('the beginning of a word', () => {
  test('is nearly as good as a name, in rooms as good as all of it, and else the farthest', () => {
    expect(prefixDistance(DISTANCE.kind)).toBe(DISTANCE.kindBegins);
    expect(prefixDistance(DISTANCE.partOfWholeName)).toBe(DISTANCE.partOfWholeName);
    expect(prefixDistance(DISTANCE.name)).toBe(DISTANCE.nameBegins);
    expect(prefixDistance(DISTANCE.room)).toBe(DISTANCE.room);
    expect(prefixDistance(DISTANCE.endOfName)).toBe(DISTANCE.mentionBegins);
    expect(prefixDistance(DISTANCE.material)).toBe(DISTANCE.mentionBegins);
    expect(prefixDistance(DISTANCE.partOfName)).toBe(DISTANCE.mentionBegins);
  });

  test('that is short counts for kinds and names only', () => {
    expect(namePrefixDistance(DISTANCE.kind)).toBe(DISTANCE.nameBegins);
    expect(namePrefixDistance(DISTANCE.name)).toBe(DISTANCE.nameBegins);
    expect(namePrefixDistance(DISTANCE.otherName)).toBe(undefined);
    expect(namePrefixDistance(DISTANCE.room)).toBe(undefined);
    expect(namePrefixDistance(DISTANCE.mention)).toBe(undefined);
  });

  test('of two letters may be that of another name as well, farther off', () => {
    expect(twoLettersDistance(DISTANCE.kind)).toBe(DISTANCE.nameBegins);
    expect(twoLettersDistance(DISTANCE.otherName)).toBe(DISTANCE.mentionBegins);
    expect(twoLettersDistance(DISTANCE.room)).toBe(undefined);
  });

  test('of a longer word than another one is farther off if it is another name', () => {
    expect(longerPrefixDistance(DISTANCE.kind)).toBe(DISTANCE.kindBegins);
    expect(longerPrefixDistance(DISTANCE.otherName)).toBe(DISTANCE.mentionBegins);
  });
});
