import { describe, expect, test } from 'vitest';

import { alikeInSound, doubleTypoOf, typoOf } from './search-query';

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
    { typed: 'chair2', known: 'chair', because: 'it has a digit' },
  ])('"$typed" is not "$known": $because', ({ typed, known }) => {
    expect(typoOf(typed)(known, () => true)).toBe(false);
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
