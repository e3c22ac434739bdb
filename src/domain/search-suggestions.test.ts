import { describe, expect, test, vi } from 'vitest';

import { products } from '#fixtures/products';
import { indexOf } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import { foundBy } from './found-products';

const index = indexOf(products);

function offered(words: string) {
  return index
    .suggest(words)
    .map((entry) =>
      'id' in entry ? index.productOf(entry.id)?.name : entry.kind === 'category' ? entry.category : entry.name,
    );
}

describe('a search box offers', () => {
  test.each([
    { words: 'lounge', first: 'Saddle Lounge Chair' },
    { words: 'LOUNGE chair', first: 'Saddle Lounge Chair' },
    { words: 'chair lounge', first: 'Saddle Lounge Chair' },
    { words: 'boucle cushion', first: 'Cloud Bouclé Cushion' },
    { words: 'cushoin', first: 'Cloud Bouclé Cushion' },
    { words: 'kitchen', first: 'Kitchen' },
    { words: 'dining', first: 'Dining Room' },
    { words: 'pi', first: 'Cloud Bouclé Cushion' },
    { words: 'bl', first: 'Washed Linen Throw' },
  ])('$first for "$words"', ({ words, first }) => {
    expect(offered(words)[0]).toBe(first);
  });

  test('nothing for no words, or for words that name nothing', () => {
    for (const words of ['', '   ', '(', '+', '\\', '🛋️', 'zebra']) {
      expect(offered(words)).toEqual([]);
    }
  });

  test('as nearest what it finds without some of the words', () => {
    expect(index.suggest('vase for zebras')).toEqual([{ kind: 'product', id: 38, isNearest: true }]);
  });

  test('at most eight entries, each one once', () => {
    for (const words of ['a', 'e', 'room', 'oak', 'b']) {
      const names = offered(words);
      expect(names.length).toBeLessThanOrEqual(8);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('a product named so before one that only belongs there', () => {
    const names = offered('bed').slice(1);
    expect(names.slice(0, 2)).toEqual(['Haven Oak Platform Bed', 'Linnea Upholstered Bed']);
  });
});

test.each(['', '  '])('nothing typed (“%s”) suggests nothing, and no rule of queries is used for it', (q) => {
  const fresh = indexOf(products);
  const replaceAll = vi.spyOn(String.prototype, 'replaceAll');
  expect(fresh.suggest(q)).toEqual([]);
  expect(foundBy(fresh, { ...WHOLE_CATALOGUE, q, category: 'Kitchen' })).toMatchObject({
    leftOut: [],
    meant: undefined,
  });
  const used = replaceAll.mock.calls.length;
  replaceAll.mockRestore();
  expect(used).toBe(0);
});
