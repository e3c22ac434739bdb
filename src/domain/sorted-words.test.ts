import { array, assert, constantFrom, property, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { indexOfWord, wordsBeginning } from './sorted-words';

const words = ['bed', 'bench', 'benches', 'chair', 'é'];

test.each([
  { word: 'bed', index: 0 },
  { word: 'bench', index: 1 },
  { word: 'benches', index: 2 },
  { word: 'é', index: 4 },
  { word: 'ben', index: -1 },
  { word: 'a', index: -1 },
  { word: 'z', index: -1 },
])('"$word" is at $index', ({ word, index }) => {
  expect(indexOfWord(words, word)).toBe(index);
});

describe('the words that begin', () => {
  test.each([
    { prefix: 'ben', from: 1, to: 3 },
    { prefix: 'bench', from: 1, to: 3 },
    { prefix: 'b', from: 0, to: 3 },
    { prefix: 'chair', from: 3, to: 4 },
    { prefix: 'chairs', from: 4, to: 4 },
    { prefix: 'a', from: 0, to: 0 },
    { prefix: '', from: 0, to: 5 },
  ])('with "$prefix" are from $from to before $to', ({ prefix, from, to }) => {
    expect(wordsBeginning(words, prefix)).toEqual([from, to]);
  });

  test('are all that begin so, and no others', () => {
    const texts = array(constantFrom('a', 'b', 'c'), { maxLength: 3 }).map((letters) => letters.join(''));
    assert(
      property(uniqueArray(texts), texts, (some, prefix) => {
        const sorted = some.toSorted();
        const beginning = sorted.filter((word) => word.startsWith(prefix));
        expect(sorted.slice(...wordsBeginning(sorted, prefix))).toEqual(beginning);
      }),
    );
  });
});
