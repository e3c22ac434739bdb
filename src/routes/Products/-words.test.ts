import { describe, expect, test } from 'vitest';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { findProducts } from '#domain/find-products';
import { products } from '#fixtures/products';

import { bandOptions, categoryOptions, chipWords, countOf, sortNamed, sortOptions, filterAdvice } from './-words';

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
    expect(chipWords(WHOLE_CATALOGUE)).toEqual([]);
    expect(chipWords({ category: 'Bedroom', band: '0-30', q: ' oak ', sort: 'rating' })).toEqual([
      { id: 'category', label: 'Bedroom' },
      { id: 'band', label: '$0.00 - $30.00' },
      { id: 'words', label: '“oak”' },
    ]);
    expect(chipWords({ ...WHOLE_CATALOGUE, q: '  ' })).toEqual([]);
  });
});

test.each([
  {
    query: { category: 'Bathroom', band: '120-up' } as const,
    words: 'Without Bathroom there are 22, without $120.00 and above there are 10.',
  },
  {
    query: { q: 'sofa', category: 'Kitchen' } as const,
    words: 'Without Kitchen there are 3, without “sofa” there are 10.',
  },
  { query: { q: 'zebra', band: '0-30' } as const, words: 'Without “zebra” there are 6.' },
  {
    query: { q: 'zebra', category: 'Bathroom', band: '120-up' } as const,
    words: 'Other or fewer words may bring something back.',
  },
  {
    query: { q: 'couch', category: 'Kitchen' } as const,
    words: 'Without Kitchen there is 1, without “couch” there are 10.',
  },
  { query: { q: 'zebra' }, words: 'Without “zebra” there are 50.' },
  {
    query: { q: '(+', category: 'Kitchen' } as const,
    words: 'These signs are no words. Try one, such as “lamp” or “oak”.',
  },
])('nothing for $query: $words', ({ query, words }) => {
  expect(filterAdvice(products, { ...WHOLE_CATALOGUE, ...query })).toBe(words);
});
