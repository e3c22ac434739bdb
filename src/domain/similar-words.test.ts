import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isWithinTypos, LONGEST_ENDING, sharesLetter, singular, stem } from './similar-words';

test.each([
  ['lamps', 'lamp'],
  ['legs', 'leg'],
  ['shelves', 'shelve'],
  ['benches', 'bench'],
  ['dishes', 'dish'],
  ['boxes', 'box'],
  ['glasses', 'glass'],
  ['buzzes', 'buzz'],
  ['tapestries', 'tapestry'],
  ['flies', 'fly'],
  ['pies', 'pie'],
  ['glass', 'glass'],
  ['cactus', 'cactus'],
  ['iris', 'iris'],
  ['gas', 'gas'],
  ['chair', 'chair'],
])('one of %s is %s', (word, one) => {
  expect(singular(word)).toBe(one);
});

describe('words of one stem', () => {
  test.each([
    ['shelf', 'shelves'],
    ['knife', 'knives'],
    ['wash', 'washed', 'washing', 'washable'],
    ['table', 'tables'],
    ['cane', 'caned'],
    ['fold', 'folding', 'folded', 'foldable'],
    ['line', 'lining'],
  ])('%s and others', (word, ...others) => {
    expect(others.map(stem)).toEqual(others.map(() => stem(word)));
  });

  test.each([
    ['bed', 'b'],
    ['bed', 'be'],
    ['ring', 'r'],
    ['string', 'str'],
    ['table', 't'],
    ['cable', 'c'],
    ['stable', 'st'],
    ['tie', 'ti'],
    ['going', 'go'],
    ['bench', 'bend'],
  ])('are not %s and %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  test('are as long as their stem, or at most the longest ending longer', () => {
    expect('changeables'.length - stem('changeables').length).toBe(LONGEST_ENDING);
    assert(
      property(string({ unit: 'grapheme-ascii' }), (word) => {
        const shorter = word.length - stem(word).length;
        expect(shorter).toBeGreaterThanOrEqual(0);
        expect(shorter).toBeLessThanOrEqual(LONGEST_ENDING);
      }),
    );
  });
});

describe('typos', () => {
  test.each([
    { one: 'lamp', other: 'lamp', least: 0 },
    { one: 'lamp', other: 'alnq', least: 3 },
    { one: 'lamp', other: 'dampt', least: 2 },
    { one: 'lamp', other: 'almpq', least: 2 },
    { one: 'lamp', other: 'lamb', least: 1 },
    { one: 'lamp', other: 'damp', least: 1 },
    { one: 'lamp', other: 'lam', least: 1 },
    { one: 'lamp', other: 'amp', least: 1 },
    { one: 'lamp', other: 'clamp', least: 1 },
    { one: 'lamp', other: 'lampe', least: 1 },
    { one: 'lamp', other: 'lmap', least: 1 },
    { one: 'lamp', other: 'lapm', least: 1 },
    { one: 'lamp', other: 'palm', least: 3 },
    { one: 'lamp', other: 'lmpa', least: 2 },
    { one: 'lamp', other: 'lms', least: 2 },
    { one: 'lamp', other: 'clamps', least: 2 },
    { one: 'lamp', other: 'almp', least: 1 },
    { one: 'lamp', other: 'alpm', least: 2 },
    { one: '', other: 'a', least: 1 },
    { one: '', other: 'ab', least: 2 },
  ])('"$one" is $least from "$other"', ({ one, other, least }) => {
    const within = [0, 1, 2, 3].filter((typos) => isWithinTypos(one, other, typos));
    expect(within[0]).toBe(least);
    expect([0, 1, 2, 3].filter((typos) => isWithinTypos(other, one, typos))).toEqual(within);
  });

  test('are one where nothing else is said', () => {
    expect(isWithinTypos('lamp', 'lmap')).toBe(true);
    expect(isWithinTypos('lamp', 'lmpa')).toBe(false);
  });

  test.each([
    { one: 'lamp', other: 'late', shares: true },
    { one: 'lamp', other: 'damp', shares: true },
    { one: 'lamp', other: 'almp', shares: true },
    { one: 'lamp', other: 'clamp', shares: true },
    { one: 'lamp', other: 'amp', shares: true },
    { one: 'lamp', other: 'plum', shares: true },
    { one: 'lamp', other: 'amp', shares: true },
    { one: 'lamp', other: 'rump', shares: false },
    { one: 'lamp', other: 'bell', shares: false },
  ])('the first two letters of "$one" and "$other" have one in common: $shares', ({ one, other, shares }) => {
    expect(sharesLetter(one, other)).toBe(shares);
    expect(sharesLetter(other, one)).toBe(shares);
  });

  test('of one letter leave one of the first two in common', () => {
    const letters = 'abcd';
    const word = string({ unit: 'grapheme-ascii', minLength: 2, maxLength: 5 }).map((text) =>
      [...text].map((sign) => letters[(sign.codePointAt(0) ?? 0) % letters.length]).join(''),
    );
    assert(
      property(word, word, (one, other) => {
        expect(!isWithinTypos(one, other) || sharesLetter(one, other)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
