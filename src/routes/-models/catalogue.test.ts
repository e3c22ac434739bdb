import { describe, expect, test } from 'vitest';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { findProducts } from '#domain/find-products';
import { products } from '#fixtures/products';

import { bandOptions, categoryOptions, chipAfter, chipsOf, countOf, sortNamed, sortOptions } from './catalogue';

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [50, '50 products'],
])('%i is told as "%s"', (count, words) => {
  expect(countOf(products.slice(0, count))).toBe(words);
});

test('filters are named by category and by band', () => {
  expect(categoryOptions(products, WHOLE_CATALOGUE).map(({ label, count }) => `${label}: ${count}`)).toEqual([
    'All Categories: 50',
    'Bedroom: 10',
    'Bathroom: 10',
    'Kitchen: 10',
    'Living Room: 10',
    'Dining Room: 10',
  ]);
  expect(bandOptions(products, WHOLE_CATALOGUE).map(({ label }) => label)).toEqual([
    'All Prices',
    '$0.00 - $30.00',
    '$30.00 - $60.00',
    '$60.00 - $90.00',
    '$90.00 - $120.00',
    '$120.00 and above',
  ]);
});

test('a filter counts what it would find beside the other choices', () => {
  const query = { ...WHOLE_CATALOGUE, q: 'lamp', category: 'Kitchen', band: '0-30' } as const;
  for (const { value, count } of categoryOptions(products, query)) {
    expect(count).toBe(findProducts(products, { ...query, category: value }).length);
  }
  for (const { value, count } of bandOptions(products, query)) {
    expect(count).toBe(findProducts(products, { ...query, band: value }).length);
  }
});

test('the orders are worded "low to high" and "high to low", the default first', () => {
  expect(sortOptions.map(({ label }) => label)).toEqual([
    'Featured',
    'Price: low to high',
    'Price: high to low',
    'Rating',
  ]);
  expect(sortOptions.map(({ value }) => sortNamed(value))).toEqual(sortOptions.map(({ value }) => value));
  expect(sortNamed('cheapest')).toBe('featured');
});

describe('chips', () => {
  test('stand for what is chosen and nothing else', () => {
    expect(chipsOf(WHOLE_CATALOGUE)).toEqual([]);
    expect(chipsOf({ category: 'Bedroom', band: '0-30', q: ' oak ', sort: 'rating' })).toEqual([
      { id: 'category', label: 'Bedroom' },
      { id: 'band', label: '$0.00 - $30.00' },
      { id: 'words', label: '“oak”' },
    ]);
    expect(chipsOf({ ...WHOLE_CATALOGUE, q: '  ' })).toEqual([]);
  });

  test.each([
    ['category', 'band'],
    ['band', 'words'],
    ['words', 'band'],
  ] as const)('when %s goes, focus goes to %s', (removed, next) => {
    expect(chipAfter(chipsOf({ category: 'Bedroom', band: '0-30', q: 'oak', sort: 'rating' }), removed)).toBe(next);
  });

  test('after the last one there is none', () => {
    expect(chipAfter(chipsOf({ ...WHOLE_CATALOGUE, q: 'oak' }), 'words')).toBeUndefined();
  });
});
