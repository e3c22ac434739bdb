import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { NOT_FOUND } from './distances';
import type { Product } from './product';
import { DISTANCE } from './product-words';
import { searchFileOf } from './search-file';
import type { WordSearch } from './word-search';
import { openSearch } from './word-search';

const [bed] = products as readonly [Product];
const bare = { ...bed, materials: '', colours: '', dimensions: '', description: '', discount: 0, facts: {} };
const { kind, otherName, name, kindBegins, nameBegins, endOfName, room, material, mention, mentionBegins } = DISTANCE;

/** Searches products; the distances are by id, of those that are found. */
function searchOf(all: readonly Product[]) {
  const columns = columnsOf(listFileOf(all));
  const search = openSearch(columns, searchFileOf(all));
  const shown = (distances: ReturnType<WordSearch['distancesOf']>) =>
    distances &&
    Object.fromEntries(
      Array.from(distances, (distance, place) => [columns.ids[place], distance] as const).filter(
        ([, distance]) => distance !== NOT_FOUND,
      ),
    );
  return {
    search,
    found: (query: string) => shown(search.distancesOf(query)),
    nearest: (query: string) => shown(search.nearestTo(query)),
  };
}

const all: readonly Product[] = [
  { ...bare, id: 1, name: 'Alder Oak', kind: 'Mirror', category: 'Bathroom', materials: 'brass', price: 40, stock: 0 },
  { ...bare, id: 2, name: 'Cove Cushioned', kind: 'Throw', category: 'Bedroom', description: 'Brass, quilted.' },
  { ...bare, id: 3, name: 'Night Blue', kind: 'Dining table', category: 'Dining Room', price: 90, discount: 10 },
  { ...bare, id: 4, name: 'Quince', kind: 'Nightstand', category: 'Bedroom', description: 'Quiet. A glass top.' },
  { ...bare, id: 5, name: 'Walnut Lamppost', kind: 'Spaceship', category: 'Kitchen', description: 'Candlestick' },
];
const small = searchOf(all);

describe('a product is as far from a query as its nearest word', () => {
  test.each([
    { q: 'mirror', found: { 1: kind } },
    { q: 'Mirrors', found: { 1: kind } },
    { q: 'blanket', found: { 2: otherName } },
    { q: 'blue', found: { 3: name } },
    { q: 'nightblue', found: { 3: otherName } },
    { q: 'table', found: { 3: kind, 4: endOfName } },
    { q: 'bedroom', found: { 2: room, 4: room } },
    { q: 'brass', found: { 1: material, 2: mention } },
    { q: 'quilt', found: { 2: otherName } },
    { q: 'quilting', found: { 2: otherName } },
    { q: 'spaceship', found: { 5: kind } },
  ])('"$q": $found', ({ q, found }) => {
    expect(small.found(q)).toEqual(found);
  });

  test.each([
    { q: 'spac', found: { 5: kindBegins } },
    { q: 'qui', found: { 2: nameBegins, 4: nameBegins } },
    { q: 'candl', found: { 5: mentionBegins } },
    { q: 'bras', found: { 1: mentionBegins, 2: mentionBegins } },
    { q: 'qu', found: { 2: mentionBegins, 4: nameBegins } },
    { q: 'q', found: { 4: nameBegins } },
    { q: 'nightb', found: { 3: kindBegins } },
    { q: 'kitch', found: { 3: mentionBegins, 5: room } },
    { q: 'bl', found: { 2: mentionBegins, 3: nameBegins } },
    { q: 'blan', found: { 2: nameBegins } },
    { q: 'brassmi', found: {} },
  ])('or the beginning of one: "$q"', ({ q, found }) => {
    expect(small.found(q)).toEqual(found);
  });

  test.each([
    { q: 'mirrro', found: { 1: kind } },
    { q: 'spaecship', found: { 5: kind } },
    { q: 'spcaeshp', found: { 5: kind } },
    { q: 'wlanut', found: { 5: name } },
    { q: 'nightbule', found: { 3: otherName } },
    { q: 'nihtblue', found: { 3: otherName } },
    { q: 'canldestik', found: { 5: mention } },
    { q: 'qiuet', found: {} },
    { q: 'quiett', found: { 4: mention } },
    { q: 'zebra', found: {} },
    { q: 'zpaceshp', found: {} },
  ])('or one or two letters off: "$q"', ({ q, found }) => {
    expect(small.found(q)).toEqual(found);
  });

  test('a word that is known is no typo of another one', () => {
    const { found } = searchOf([
      { ...bare, id: 1, name: 'Night Blue', kind: 'Mirror' },
      { ...bare, id: 2, name: 'Nightblux', kind: 'Spaceship' },
      { ...bare, id: 3, name: 'Mirrow', kind: 'Spaceship' },
    ]);
    expect(found('nightblue')).toEqual({ 1: otherName });
    expect(found('mirror')).toEqual({ 1: kind });
  });

  test('a word that is known, as one and as two, is no beginning of what others only mention', () => {
    const { found } = searchOf([
      { ...bare, id: 1, name: 'Night Blue', kind: 'Mirror' },
      { ...bare, id: 2, name: 'Nightblue', kind: 'Spaceship' },
      { ...bare, id: 3, name: 'Cove', kind: 'Spaceship', description: 'As nightbluebells.' },
    ]);
    expect(found('nightblue')).toEqual({ 1: otherName, 2: name });
  });

  test('a word of four letters has a typo only if something is called what was meant, not if a name begins so', () => {
    const called = { ...bare, id: 1, name: 'Alder', kind: 'Mirror', materials: 'barn' };
    expect(searchOf([called, { ...bare, id: 2, name: 'Bar Night', kind: 'Spaceship' }]).found('bran')).toEqual({});
    expect(searchOf([called, { ...bare, id: 2, name: 'Bar N', kind: 'Spaceship' }]).found('bran')).toEqual({
      1: material,
      2: otherName,
    });
  });

  test('a beginning may be that of a word and that of two as one, which needs three letters', () => {
    const { found } = searchOf([
      { ...bare, id: 1, name: 'Night Blue', kind: 'Mirror' },
      { ...bare, id: 2, name: 'Nightbird', kind: 'Spaceship' },
      { ...bare, id: 3, name: 'X Yarn', kind: 'Spaceship' },
    ]);
    expect(found('nightb')).toEqual({ 1: kindBegins, 2: nameBegins });
    expect(found('xya')).toEqual({ 3: kindBegins });
    expect(found('xy')).toEqual({});
  });

  test('words of four to 24 letters may be typos, from seven on with two letters wrong', () => {
    const { found } = searchOf([
      { ...bare, id: 1, name: 'Abcdefghijklmnopqrstuvwx', kind: 'Lamp' },
      { ...bare, id: 2, name: 'Bcdefghijklmnopqrstuvwxyz', kind: 'Spaceship' },
      { ...bare, id: 3, name: 'Tv Set Aardvark', kind: 'Mirror' },
      { ...bare, id: 4, name: 'Changeables', kind: 'Mirror' },
    ]);
    expect(found('lmap')).toEqual({ 1: kind });
    expect(found('tvst')).toEqual({ 3: otherName });
    expect(found('ardvark')).toEqual({ 3: name });
    expect(found('aarxvaxk')).toEqual({ 3: name });
    expect(found('mirrxxr')).toEqual({ 3: kind, 4: kind });
    expect(found('abcdefghijklxxopqrstuvwx')).toEqual({ 1: name });
    expect(found('bcdefghijklmxxpqrstuvwxyz')).toEqual({});
    expect(found('change')).toEqual({ 4: name });
  });

  test('and as far as all of them together', () => {
    expect(small.found('brass mirror')).toEqual({ 1: material + kind });
    expect(small.found('oak mirror')).toEqual({ 1: name + kind });
    expect(small.found('oak table')).toEqual({});
    expect(small.found('zebra mirror')).toEqual({ 1: kind });
  });

  test('of a kind, each product by itself', () => {
    const { found } = searchOf([
      { ...bare, id: 1, name: 'Alder', kind: 'Mirror' },
      { ...bare, id: 2, name: 'Cove', kind: 'Mirror' },
      { ...bare, id: 3, name: 'Alder', kind: 'Mirror' },
      { ...bare, id: 4, name: 'Dune', kind: 'Mirror' },
    ]);
    expect(found('alder mirror')).toEqual({ 1: name + kind, 3: name + kind });
    expect(found('dune')).toEqual({ 4: name });
  });

  test('a name of several words is as near as one word, in any order', () => {
    expect(small.found('night table')).toEqual({ 3: name + kind, 4: otherName });
    expect(small.found('tables night')).toEqual({ 3: name + kind, 4: 2 * otherName });
    expect(small.found('bedside table')).toEqual({ 4: otherName });
  });

  test('part of a synonym is not enough where something is called so', () => {
    expect(small.found('dinner')).toEqual({ 3: DISTANCE.partOfName });
    expect(small.found('glass')).toEqual({ 1: endOfName, 4: mention });
    const chairs = [
      { ...bare, id: 1, name: 'Alder', kind: 'Dining chair', materials: 'brass' },
      { ...bare, id: 2, name: 'Dinner', kind: 'Spaceship' },
      { ...bare, id: 3, name: 'Cove', kind: 'Dining chair', materials: 'brass' },
    ];
    expect(searchOf(chairs).found('dinner')).toEqual({ 1: DISTANCE.partOfName, 2: name, 3: DISTANCE.partOfName });
    const called = searchOf([...chairs, { ...bare, id: 4, name: 'Brass', kind: 'Dinner' }]);
    expect(called.found('dinner')).toEqual({ 2: name, 4: kind });
    expect(called.found('brass dinner')).toEqual({ 4: name + kind });
    const chests = searchOf([
      { ...bare, id: 1, name: 'Alder', kind: 'Dresser' },
      { ...bare, id: 2, name: 'Cove Bedroom', kind: 'Spaceship', category: 'Kitchen' },
      { ...bare, id: 3, name: 'Dune', kind: 'Bedroom', category: 'Kitchen' },
    ]);
    expect(chests.found('bedroom')).toEqual({ 1: room, 2: name, 3: kind });
  });

  test('two words may be one that is known, but not one with two typos', () => {
    expect(small.found('space ship')).toEqual({ 5: kind });
    expect(small.found('spcae shp')).toEqual({});
    expect(small.found('space shp')).toEqual({ 5: kind });
  });
});

describe('a query of', () => {
  test('nothing is no query, and one of signs finds nothing', () => {
    expect(small.found('')).toBe(undefined);
    expect(small.found(' \t')).toBe(undefined);
    expect(small.found('(')).toEqual({});
  });

  test('words without a meaning finds nothing by them', () => {
    expect(small.found('something')).toEqual({});
  });

  test('limits alone finds what keeps to them, and with words those of them', () => {
    expect(small.found('under 50')).toEqual({ 1: 0 });
    expect(small.found('on sale')).toEqual({ 3: 0 });
    expect(small.found('brass under 50')).toEqual({ 1: material });
    expect(small.found('table under 50')).toEqual({});
    expect(small.found('something under 50')).toEqual({ 1: 0 });
  });

  test('the same words is answered by the same distances', () => {
    const distances = small.search.distancesOf('brass');
    expect(small.search.distancesOf('brass')).toBe(distances);
    expect(small.search.distancesOf('oak')).not.toBe(distances);
  });
});

describe('the nearest to a query have the most of its words', () => {
  test('where no product has them all', () => {
    expect(small.nearest('brass zebra')).toEqual({ 1: material, 2: mention });
  });

  test('and among those, the nearer ones are nearer', () => {
    expect(small.nearest('brass mirror')).toEqual({ 1: material + kind });
    expect(small.nearest('brass bedroom zebra')).toEqual({ 2: mention + room });
    expect(small.nearest('bedroom glass table')).toEqual({ 4: room + mention + endOfName });
  });

  test('which may be none', () => {
    expect(small.nearest('zebra')).toEqual({});
    expect(small.nearest('(')).toEqual({});
    expect(small.nearest('')).toEqual({});
  });

  test('within its limits, unless nothing of that is near', () => {
    expect(small.nearest('brass zebra under 50')).toEqual({ 1: material });
    expect(small.nearest('mirror over 900')).toEqual({ 1: kind });
  });
});
