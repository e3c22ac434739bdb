import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { openIndex } from './catalogue-index';
import { listFileOf } from './list-file';
import type { Product } from './product';
import { searchFileOf } from './search-file';

const [bed] = products as readonly [Product];
const sample = openIndex(listFileOf(products), searchFileOf(products));

describe('a search box offers', () => {
  test.each([
    { words: '', offered: [] },
    { words: '(', offered: [] },
    { words: 'zebra', offered: [] },
    { words: 'kitchn', offered: ['Kitchen'] },
    { words: 'boucle cushion', offered: [7] },
    { words: 'LOUNGE chair', offered: [32] },
    { words: 'cushoin', offered: [7] },
  ])('$offered first for "$words"', ({ words, offered }) => {
    const entries = sample
      .suggest(words)
      .map((each) => ('id' in each ? each.id : each.kind === 'category' ? each.category : each.name));
    expect(offered.length === 0 ? entries : entries.slice(0, offered.length)).toEqual(offered);
  });

  test('at most eight, categories first', () => {
    const kinds = sample.suggest('room').map(({ kind }) => kind);
    expect(kinds).toEqual(['category', 'category', ...Array.from({ length: 6 }, () => 'product')]);
  });
});

test('a search box offers two journal posts at most, last of its eight', () => {
  const all = Array.from({ length: 9 }, (_, position) => ({ ...bed, id: position + 1, name: `Bed ${position}` }));
  const posts = [11, 12, 13].map((id) => ({ id, name: 'Ada', des: 'A bed of oak', standfirst: '' }));
  const offered = openIndex(listFileOf(all), searchFileOf(all, posts)).suggest('bed');
  const names = offered.map((each) => ('id' in each ? each.id : each.kind === 'category' ? each.category : each.name));
  expect(names).toEqual(['Bedroom', 1, 2, 3, 4, 5, 11, 12]);
});

test('what no product answers leads to what comes nearest', () => {
  expect(sample.suggest('double bed under 700')).toEqual([
    { kind: 'product', id: 1, isNearest: true },
    { kind: 'product', id: 2, isNearest: true },
  ]);
});
