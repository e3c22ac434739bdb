import { describe, expect, test } from 'vitest';

import { alikeInSound, doubleTypoOf, shortTypoOf, typoOf } from './search-query';

describe('one typo', () => {
  test.each([
    { typed: 'cushoin', known: 'cushion' },
    { typed: 'cushoins', known: 'cushion' },
    { typed: 'chairr', known: 'chair' },
    { typed: 'chiar', known: 'chairs' },
    { typed: 'chars', known: 'chairs' },
    { typed: 'glases', known: 'glasses' },
  ])('in a longer word: "$typed" is "$known", whatever that is', ({ typed, known }) => {
    expect(typoOf(typed)(known, () => false)).toBe(true);
  });

  test.each([
    { typed: 'vsae', known: 'vase' },
    { typed: 'vsae', known: 'vases' },
    { typed: 'lump', known: 'lamp' },
    { typed: 'chir', known: 'chair' },
    { typed: 'chir', known: 'chairs' },
    { typed: 'chai', known: 'chair' },
    { typed: 'chars', known: 'chair' },
    { typed: 'lumps', known: 'lamps' },
  ])('inside a short word: "$typed" is "$known" if that is what a product is', ({ typed, known }) => {
    expect(typoOf(typed)(known, () => true)).toBe(true);
    expect(typoOf(typed)(known, () => false)).toBe(false);
  });

  test.each([
    { typed: 'damp', known: 'lamp', because: 'a short word begins with the right letter' },
    { typed: 'lamb', known: 'lamp', because: 'a short word ends with the right letter' },
    { typed: 'lam', known: 'lamp', because: 'three letters are too few' },
    { typed: 'ruug', known: 'rug', because: 'three letters are too few' },
    { typed: 'lmup', known: 'lamp', because: 'two letters are wrong' },
    { typed: 'cushino', known: 'cushion chair', because: 'more than a letter is missing' },
    { typed: 'beach', known: 'bench', because: 'it is a word of its own' },
    { typed: 'blenders', known: 'blinder', because: 'it is a word of its own' },
    { typed: 'tuffet', known: 'buffet', because: 'it is sold elsewhere' },
    { typed: 'place', known: 'plate', because: 'it is ignored in a search' },
    { typed: 'sturdy', known: 'study', because: 'it says what a thing is like' },
    { typed: 'chair2', known: 'chair', because: 'it has a digit' },
  ])('"$typed" is not "$known": $because', ({ typed, known }) => {
    expect(typoOf(typed)(known, () => true)).toBe(false);
  });
});

describe('a typo in a short word', () => {
  test.each([
    { typed: 'bde', known: 'bed', because: 'two letters are swapped' },
    { typed: 'bde', known: 'beds', because: 'two letters are swapped, and one is meant' },
    { typed: 'mgus', known: 'mug', because: 'two letters are swapped, and more are meant' },
    { typed: 'lapm', known: 'lamp', because: 'two letters are swapped at the end' },
    { typed: 'sofs', known: 'sofa', because: 'the last of four is wrong' },
    { typed: 'rugd', known: 'rug', because: 'the last of four is too many' },
    { typed: 'rugd', known: 'rugs', because: 'the last of four is wrong, and one is meant' },
  ])('"$typed" is "$known" if that is what a product is: $because', ({ typed, known }) => {
    expect(shortTypoOf(typed)(known, () => true)).toBe(true);
    expect(shortTypoOf(typed)(known, () => false)).toBe(false);
  });

  test.each([
    { typed: 'ebd', known: 'bed', because: 'a short word begins with the right letter' },
    { typed: 'rig', known: 'rug', because: 'a letter inside is wrong' },
    { typed: 'lpma', known: 'lamp', because: 'more than two neighbours are swapped' },
    { typed: 'tvd', known: 'tv', because: 'of three letters the last is too many' },
    { typed: 'chas', known: 'chair', because: 'the last is wrong, and one is missing' },
    { typed: 'chiar', known: 'chair', because: 'five letters are no short word' },
    { typed: 'lamb', known: 'lamp', because: 'it is a word of its own' },
  ])('"$typed" is not "$known": $because', ({ typed, known }) => {
    expect(shortTypoOf(typed)(known, () => true)).toBe(false);
  });
});

describe('a word as it sounds', () => {
  test.each([
    { typed: 'cetle', known: 'kettle' },
    { typed: 'pleit', known: 'plates' },
    { typed: 'troly', known: 'trolley' },
    { typed: 'vaiz', known: 'vase' },
    { typed: 'foutoe', known: 'photo' },
    { typed: 'cuilt', known: 'quilt' },
    { typed: 'coupe', known: 'cup' },
    { typed: 'oyle', known: 'oil' },
  ])('"$typed" is "$known" if that is what a product is', ({ typed, known }) => {
    expect(alikeInSound(typed)(known, () => true)).toBe(true);
    expect(alikeInSound(typed)(known, () => false)).toBe(false);
  });

  test.each([
    { typed: 'cup', known: 'cap', because: 'three letters are too few' },
    { typed: 'oooo', known: 'aaaa', because: 'it has no sound but vowels' },
    { typed: 'stales', known: 'stool', because: 'it is a word of its own' },
    { typed: 'troly2', known: 'trolley2', because: 'it has a digit' },
    { typed: 'kaaapaaa', known: 'cup', because: 'it is much longer' },
    { typed: 'couoop', known: 'cup', because: 'it is three letters longer' },
    { typed: 'monthly', known: 'mantel', because: 'its vowels stand elsewhere' },
  ])('"$typed" is not "$known": $because', ({ typed, known }) => {
    expect(alikeInSound(typed)(known, () => true)).toBe(false);
  });
});

describe('two typos', () => {
  test.each([
    { typed: 'canldestiks', known: 'candlesticks' },
    { typed: 'candlestk', known: 'candlesticks' },
    { typed: 'curtainsab', known: 'curtains' },
    { typed: 'carrpete', known: 'carpet' },
  ])('"$typed" is "$known"', ({ typed, known }) => {
    expect(doubleTypoOf(typed)(known)).toBe(true);
  });

  test.each([
    { typed: 'candlest', known: 'candlestick', because: 'three letters are missing' },
    { typed: 'chhairr', known: 'chair', because: 'the known word is too short' },
    { typed: 'xandlestik', known: 'candlestick', because: 'it begins with another letter' },
    { typed: 'shelter', known: 'shelfer', because: 'it is a word of its own' },
    { typed: 'candlestik2', known: 'candlestick', because: 'it has a digit' },
  ])('"$typed" is not "$known": $because', ({ typed, known }) => {
    expect(doubleTypoOf(typed)(known)).toBe(false);
  });
});
