import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { products } from '#fixtures/products';

import type { CatalogueQuery } from './catalogue';
import { WHOLE_CATALOGUE } from './catalogue';
import { openIndex } from './catalogue-index';
import { listFileOf } from './list-file';
import type { Product } from './product';
import { searchFileOf } from './search-file';

const [bed] = products as readonly [Product];

describe('the index of the whole shop', () => {
  const shop = sampleContent().index();
  const listed = sampleContent().read('catalogue/1').products;
  const offered = (words: string) => shop.suggest(words).map((each) => ('id' in each ? each.id : each.kind));
  const shown = (id: number, query: Partial<CatalogueQuery>) => {
    const product = listed.find((each) => each.id === id);
    return product && shop.asNamed(product, { ...WHOLE_CATALOGUE, ...query }).name;
  };

  test.each([
    { words: 'brass', entries: [49, 34, 50, 3, 8, 12, 20, 9] },
    { words: 'table', entries: [33, 41, 5, 3, 37, 50, 0, 2] },
    { words: 'room', entries: ['category', 'category', 31, 32, 33, 34, 1, 2] },
    { words: 'return the wardrobe', entries: [10, 'help'] },
    { words: 'return delivery payment contact', entries: ['help', 'help'] },
  ])('offers categories, products, two posts and two answers at most: "$words"', ({ words, entries }) => {
    expect(offered(words)).toEqual(entries);
  });

  test('offers one category and one product where there are no others', () => {
    const index = openIndex(listFileOf([bed]), searchFileOf([bed]));
    expect(index.suggest('bedroom').map(({ kind }) => kind)).toEqual(['category', 'product']);
  });

  test('says of products that they come nearest only where words were left out', () => {
    expect(shop.suggest('vase for zebras')).toEqual([{ kind: 'product', id: 38, isNearest: true }]);
    expect(shop.suggest('vase')).toContainEqual({ kind: 'product', id: 38 });
  });

  test.each([
    { facets: [], found: [31, 34] },
    { facets: ['stock'], found: [31, 34] },
    { facets: ['price:100-2000'], found: [31] },
    { facets: ['width:-300'], found: [31] },
  ] as const)('finds what only mentions a sofa, but with no price or size chosen: $facets', ({ facets, found }) => {
    expect(shop.find({ ...WHOLE_CATALOGUE, q: 'sofa', facets }).ids).toEqual(found);
  });

  test.each([
    { id: 31, query: { q: 'charcoal sofa' }, name: 'Larkwood Three-Seat Sofa, Charcoal' },
    { id: 31, query: { facets: ['colour:grey'] }, name: 'Larkwood Three-Seat Sofa, Charcoal' },
    { id: 31, query: { q: 'charcoal sofa', band: '120-up' }, name: 'Larkwood Three-Seat Sofa' },
    { id: 31, query: { facets: ['material:grey'] }, name: 'Larkwood Three-Seat Sofa' },
    { id: 31, query: { q: 'sofa' }, name: 'Larkwood Three-Seat Sofa' },
    { id: 33, query: { q: 'charcoal table' }, name: 'Fluted Marble Coffee Table' },
  ] as const)('shows product $id as $name for $query', ({ id, query, name }) => {
    expect(shown(id, query as Partial<CatalogueQuery>)).toBe(name);
  });
});
