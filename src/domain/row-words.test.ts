import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import type { Product } from './product';
import { readRowWords, rowsMeant, rowWordsOf, tellsApart } from './row-words';

const [bed] = products as readonly [Product];
const sized = (label: string, width: number): Product => ({
  ...bed,
  label,
  colours: 'oak',
  description: 'Not one of its words.',
  facts: { width, depth: 208, care: ['wipe'], box: ['screws'], rooms: ['Bedroom'] },
});

test('a row has the words of its label, and those that not all of its product have', () => {
  const [small, large] = rowWordsOf([sized('Small', 90), sized('Very Large', 180)]);
  expect([small, large]).toEqual(['small,90', 'very larg,verylarg 180']);
});

/** A double bed is one of 140, a king one of 180 and double, too. */
const rows = ['doubl,140', 'king,doubl 180', 'twin,90 whit'].map(readRowWords);
const meant = (wanted: readonly string[], unwanted: readonly string[] = []) => rowsMeant(rows, { wanted, unwanted });

describe('the rows that are meant', () => {
  test.each([
    { wanted: [], places: [0, 1, 2] },
    { wanted: ['bed'], places: [0, 1, 2] },
    { wanted: ['king'], places: [1] },
    { wanted: ['180'], places: [1] },
    { wanted: ['double'], places: [0] },
    { wanted: ['double', '180'], places: [0, 1] },
    { wanted: ['king', 'twin'], places: [1, 2] },
    { wanted: ['double', '140'], places: [0] },
  ])('have most of $wanted', ({ wanted, places }) => {
    expect(meant(wanted)).toEqual(places);
  });

  test('have none of what is refused, unless that would leave none', () => {
    expect(meant([], ['king'])).toEqual([0, 2]);
    expect(meant(['double'], ['140'])).toEqual([1]);
    expect(meant([], ['140', '180', '90'])).toEqual([0, 1, 2]);
  });
});

test('a size in inches is met by what it is sold as, and by no word', () => {
  expect(meant(['181ish'])).toEqual([1]);
  expect(meant(['200ish'])).toEqual([0, 1, 2]);
});

test('a word tells rows apart if some have it and some have not', () => {
  expect(['white', 'double', 'bed'].map((word) => tellsApart(rows, word))).toEqual([true, true, false]);
  expect(tellsApart(['oak,', 'oak,'].map(readRowWords), 'oak')).toBe(false);
  expect(tellsApart([], 'oak')).toBe(false);
});
