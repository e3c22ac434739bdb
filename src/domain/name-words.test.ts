import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { nameWords } from './name-words';
import type { Product } from './product';
import { stem } from './similar-words';
import { normalizedWords } from './words';

const [bed] = products as readonly [Product];

/** Reads names, in the places 0, 1 …; the words are theirs and some others. */
function namesOf(names: readonly string[], others: readonly string[] = []) {
  const words = [...new Set([...names.flatMap((name) => normalizedWords(name)), ...others])].toSorted();
  const list = columnsOf(listFileOf(names.map((name, index) => ({ ...bed, id: index + 1, name }))));
  const { placesOf, placeOfPair, textOfPair, ...found } = nameWords(list, words);
  const shown = (pairs: readonly number[]) =>
    pairs.map((pair) => `${textOfPair(pair)} ${placeOfPair(pair)}`).toSorted();
  return {
    placesOf: (word: string) => [...placesOf(words.indexOf(word))],
    beginning: (text: string) => shown(found.pairsBeginning(text)),
    withStem: (text: string) => shown(found.pairsWithStem(stem(text))),
    like: (word: string, isMeant: (text: string) => boolean) => shown(found.withText(found.pairsLike(word), isMeant)),
  };
}

const names = namesOf(
  ['Floor Lamp', 'Night Blue Floor', 'Tall Floor Lamps', 'Lamp Floor', 'A-Frame 160x200', 'Tall Night', 'Étagère'],
  ['aardvark', 'lamb', 'zebra'],
);

describe('a word is in the names', () => {
  test.each([
    { word: 'floor', places: [0, 1, 2, 3] },
    { word: 'lamp', places: [0, 3] },
    { word: 'lamps', places: [2] },
    { word: 'night', places: [1, 5] },
    { word: 'a', places: [4] },
    { word: '200', places: [4] },
    { word: 'etagere', places: [6] },
    { word: 'aardvark', places: [] },
    { word: 'zebra', places: [] },
  ])('"$word": $places', ({ word, places }) => {
    expect(names.placesOf(word)).toEqual(places);
  });
});

describe('two neighbours of a name as one', () => {
  test.each([
    { text: 'floorl', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { text: 'floorlamp', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { text: 'floorlamps', pairs: ['floorlamps 2'] },
    { text: 'floor', pairs: [] },
    { text: 'nightb', pairs: ['nightblue 1'] },
    { text: 'tall', pairs: [] },
    { text: 'talln', pairs: ['tallnight 5'] },
    { text: 'af', pairs: ['aframe 4'] },
    { text: '160200', pairs: ['160200 4'] },
    { text: 'frame16', pairs: ['frame160 4'] },
    { text: 'lampn', pairs: [] },
    { text: 'a', pairs: [] },
    { text: '', pairs: [] },
  ])('begin with "$text": $pairs', ({ text, pairs }) => {
    expect(names.beginning(text)).toEqual(pairs);
  });

  test('begin with a text to its end, and not only with what is next to it in the order of words', () => {
    const { beginning } = namesOf(['Oak Lamp', 'Oak Light', 'Oaken Lamp']);
    expect(beginning('oakl')).toEqual(['oaklamp 0', 'oaklight 1']);
    expect(beginning('oakla')).toEqual(['oaklamp 0']);
  });

  test('are none across two names', () => {
    expect(names.beginning('lampnight')).toEqual([]);
    expect(names.beginning('floortall')).toEqual([]);
  });

  test.each([
    { word: 'floorlamp', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'floorlamps', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'nightblue', pairs: ['nightblue 1'] },
    { word: 'lampfloors', pairs: ['lampfloor 3'] },
    { word: 'floor', pairs: [] },
  ])('have the stem of "$word": $pairs', ({ word, pairs }) => {
    expect(names.withStem(word)).toEqual(pairs);
  });

  test('have a stem that ends where their first word does, or before', () => {
    const { withStem } = namesOf(['Chang Eables', 'Wash Ing', 'Washi Ng', 'Wash Inglow']);
    expect(withStem('change')).toEqual(['changeables 0']);
    expect(withStem('wash')).toEqual(['washing 1', 'washing 2']);
  });

  test('have no stem of one letter', () => {
    expect(namesOf(['B C']).withStem('b')).toEqual([]);
  });

  test.each([
    { word: 'floorlmap', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'flooorlamp', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'florlamp', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'flxorlamp', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'floxrlamp', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'xfloorlamp', pairs: ['floorlamp 0', 'floorlamps 2'] },
    { word: 'zebralamp', pairs: [] },
    { word: 'foolrlamp', pairs: [] },
  ])('may be meant by "$word": $pairs', ({ word, pairs }) => {
    expect(names.like(word, (text) => text.startsWith('floorlamp'))).toEqual(pairs);
  });

  test('may be meant by any word if the first of them has one letter', () => {
    expect(names.like('xframe', (text) => text === 'aframe')).toEqual(['aframe 4']);
    expect(namesOf(['My Oak', 'A Oak']).like('zzoak', () => true)).toEqual(['aoak 1']);
  });

  test('are tested once for each text', () => {
    const { like } = namesOf(['Floor Lamp', 'Tall Floor Lamp', 'Floor Lamp Floor']);
    const tested: string[] = [];
    const isMeant = (text: string) => {
      tested.push(text);
      return text === 'floorlamp';
    };
    expect(like('floorlmap', isMeant)).toEqual(['floorlamp 0', 'floorlamp 1', 'floorlamp 2']);
    expect(tested).toEqual(['floorlamp']);
  });
});

test('no names have no words', () => {
  const none = namesOf([], ['oak']);
  expect(none.placesOf('oak')).toEqual([]);
  expect(none.beginning('oaks')).toEqual([]);
});
