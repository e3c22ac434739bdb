import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { NOT_FOUND } from './distances';
import type { Product } from './product';
import { searchFileOf } from './search-file';
import { openSearch } from './word-search';

const [bed] = products as readonly [Product];
const bare = { ...bed, materials: '', colours: '', dimensions: '', description: '', facts: {} };

const all: readonly Product[] = [
  { ...bare, id: 1, name: 'Alder Oak', kind: 'Mirror', materials: 'brass' },
  { ...bare, id: 2, name: 'Walnut Lamppost', kind: 'Spaceship' },
];

function searchOf(some: readonly Product[]) {
  return openSearch(columnsOf(listFileOf(some)), searchFileOf(some));
}

function meantOf(some: readonly Product[], query: string): string | undefined {
  return searchOf(some).correctionOf(query);
}

test('of two words that may be meant it is the one that a product is', () => {
  const named = (other: string) =>
    meantOf(
      [
        { ...bare, id: 1, name: 'Alder', kind: 'Mirror' },
        { ...bare, id: 2, name: other, kind: 'Spaceship' },
      ],
      'mirrot',
    );
  expect(named('Mirroq')).toBe('mirror');
  expect(named('Mirrox')).toBe('mirror');
});

test('a word that is found in another form was not meant otherwise', () => {
  const throws = [
    { ...bare, id: 1, name: 'Alder', kind: 'Throw' },
    { ...bare, id: 2, name: 'Quilling', kind: 'Spaceship' },
  ];
  expect(meantOf(throws, 'quilting')).toBe(undefined);
});

test('a typo finds what the word that was meant finds, in all its forms', () => {
  const { distancesOf } = searchOf([
    { ...bare, id: 1, name: 'Alder', kind: 'Shelf' },
    { ...bare, id: 2, name: 'Birch', kind: 'Spaceship', description: 'With two shelves.' },
  ]);
  expect(distancesOf('shevles')).toEqual(distancesOf('shelves'));
});

test('words that an "e" tells apart are no forms of each other, but a plural and its beginning are alike', () => {
  const { distancesOf } = searchOf([
    { ...bare, id: 1, name: 'Alder', kind: 'Wardrobe', materials: 'cane' },
    { ...bare, id: 2, name: 'Birch', kind: 'Spaceship', description: 'It can fly with plates.' },
    { ...bare, id: 3, name: 'Cedar', kind: 'Plant' },
  ]);
  const isFound = (query: string) => [...(distancesOf(query) ?? [])].map((distance) => distance !== NOT_FOUND);
  expect(isFound('cane')).toEqual([false, false, true]);
  expect(isFound('plat')).toEqual([false, true, false]);
});

test('two words are one with a typo only if one of them is not known', () => {
  const { distancesOf } = searchOf([
    { ...bare, id: 1, name: 'Star', kind: 'Lamp' },
    { ...bare, id: 2, name: 'Shop', kind: 'Lamp' },
    { ...bare, id: 3, name: 'Dune', kind: 'Starship' },
  ]);
  const isFound = (query: string) => distancesOf(query)?.some((distance) => distance !== NOT_FOUND);
  expect(isFound('star shop')).toBe(false);
  expect(isFound('star shup')).toBe(true);
});

test('a word that is not known is two if the second is what something is called', () => {
  const { distancesOf } = searchOf([
    { ...bare, id: 1, name: 'Alder', kind: 'Mirror', materials: 'brass' },
    { ...bare, id: 2, name: 'Birch', kind: 'Mirror', materials: 'oak' },
  ]);
  for (const [typed, apart] of [
    ['brassmirror', 'brass mirror'],
    ['oakmirrors', 'oak mirrors'],
    ['modernmirror', 'mirror'],
  ] as const) {
    expect(distancesOf(typed)).toEqual(distancesOf(apart));
  }
  for (const typed of ['zebramirror', 'mirrorbrass', 'oamirror']) {
    expect(distancesOf(typed)?.every((distance) => distance === NOT_FOUND)).toBe(true);
  }
});

test('a word is still meant after many others', () => {
  const search = searchOf(all);
  expect(search.correctionOf('spaecship')).toBe('spaceship');
  for (let word = 0; word < 40; word += 1) {
    expect(search.correctionOf(`zebra${word}`)).toBe(undefined);
  }
  expect(search.correctionOf('spaecship')).toBe('spaceship');
});

describe('what is meant by a query', () => {
  test.each([
    { q: 'spaecship', meant: 'spaceship' },
    { q: 'brass spcaeshp', meant: 'brass spaceship' },
    { q: 'mirrro under 50', meant: 'mirror' },
    { q: 'wlanut', meant: 'walnut' },
    { q: 'mirror', meant: undefined },
    { q: 'mirr', meant: undefined },
    { q: 'zebra', meant: undefined },
    { q: '', meant: undefined },
  ])('"$q": $meant', ({ q, meant }) => {
    expect(meantOf(all, q)).toBe(meant);
  });
});
