import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import type { PackedPlaces } from './packed-places';
import { unpackAscending, unpackNumbers } from './packed-numbers';
import type { Product } from './product';
import { DISTANCE } from './product-words';
import { searchFileOf, searchFilesOf } from './search-file';

const [bed] = products as readonly [Product];
const bare = { ...bed, materials: '', colours: '', dimensions: '', description: '', facts: {} };

const all: readonly Product[] = [
  { ...bare, id: 1, name: 'Alder', kind: 'Mirror', category: 'Bathroom', description: 'A quiet wall, a shower.' },
  { ...bare, id: 2, name: 'Brass Arch', kind: 'Mirror', category: 'Bathroom', materials: 'brass' },
  {
    ...bare,
    id: 3,
    name: 'Cove',
    kind: 'Spaceship',
    category: 'Bathroom',
    materials: 'brass',
    description: 'Quiet.',
  },
  { ...bare, id: 4, name: 'Dune', kind: 'Spaceship', category: 'Bathroom', description: 'Brass and metal.' },
];

const file = searchFileOf(all, [{ id: 9, name: 'Ada', des: 'Glass', standfirst: 'Of glass.', body: 'Long' } as never]);

/** The places of each word. */
function placesIn({ words, lengths, places }: PackedPlaces): Record<string, number[]> {
  const numbers = [...unpackAscending(words)];
  const parts = [...unpackNumbers(lengths)].map((length, index) => ({ length, word: numbers[index] ?? -1 }));
  let end = 0;
  return Object.fromEntries(
    parts
      .toSorted((one, other) => other.length - one.length)
      .map(({ word, length }) => {
        end += length;
        return [file.words[word], [...unpackAscending(places, end - length, end)]];
      }),
  );
}

test('its words are sorted, and each is there once', () => {
  expect(file.v).toBe(1);
  expect(file.words).toEqual([...new Set(file.words)].toSorted());
  expect(file.words).toEqual(expect.arrayContaining(['alder', 'arch', 'mirror', 'quiet', 'shower', 'spaceship']));
  expect(file.words).not.toContain('brassarch');
});

describe('a kind', () => {
  const wordsOf = (kind: number) => {
    const numbers = [...unpackNumbers(file.kinds[kind]?.words ?? '')];
    return Object.fromEntries(
      numbers.flatMap((word, index) => (index % 2 === 0 ? [[file.words[word], numbers[index + 1]]] : [])),
    );
  };

  test('has each of its words once, with the smallest distance', () => {
    expect(wordsOf(1)).toEqual({ spaceship: DISTANCE.kind });
    expect(wordsOf(0)).toMatchObject({
      mirror: DISTANCE.kind,
      glass: DISTANCE.endOfName,
      looking: DISTANCE.partOfName,
      wall: DISTANCE.use,
    });
  });

  test('has its names of several words as stems', () => {
    const [mirror, spaceship] = file.kinds.map(({ names }) => names);
    expect(mirror).toEqual(expect.arrayContaining(['look glass', 'wall mirror', 'hang mirror']));
    expect(spaceship).toEqual([]);
  });
});

test('a category has its words', () => {
  expect(file.rooms.map((words) => words.map((word) => file.words[word]))[1]).toEqual([
    'bathroom',
    'bath',
    'washroom',
    'shower',
  ]);
});

test('materials and mentions have the places of their products, unless the kind or the room says it as well', () => {
  expect(placesIn(file.materials)).toEqual({ brass: [2], metal: [1, 2] });
  expect(placesIn(file.mentions)).toEqual({ quiet: [0, 2], brass: [3], metal: [3], and: [3], a: [0] });
});

describe('mentions that are longer than one file', () => {
  const { search, mentions } = searchFilesOf(all, [], [], 3);

  test('are in several, each with a range of the words, and none in the search file', () => {
    expect(placesIn(search.mentions)).toEqual({});
    expect(mentions.map(({ places }) => placesIn(places))).toEqual([
      { a: [0], and: [3], brass: [3] },
      { metal: [3], quiet: [0, 2] },
    ]);
    expect(search.mentionFiles.map((word) => search.words[word])).toEqual(['a', 'metal']);
  });

  test('say which search file they are of', () => {
    const other = searchFilesOf(all.toReversed().map((each, place) => ({ ...each, id: place + 1 })));
    expect(mentions.map(({ mark }) => mark)).toEqual([search.mark, search.mark]);
    expect(other.search.mark).not.toBe(search.mark);
  });
});

test('posts have what a search must know of them', () => {
  expect(file.posts).toEqual([{ id: 9, name: 'Ada', des: 'Glass', standfirst: 'Of glass.' }]);
});
