import { expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { findProducts } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import type { Facet } from './facets';
import { sizesOf, withLimitsAsFacets } from './limit-facets';

test.each([
  { q: 'lamps under 100', words: 'lamps', facets: ['price:-100'] },
  { q: 'some lamps under 100 please', words: 'lamps', facets: ['price:-100'] },
  {
    q: 'A dining chair under $300 that fits a 45 cm gap',
    words: 'dining chair',
    facets: ['price:-300', 'width:-45'],
  },
  { q: 'a cheap lamp under 100', words: 'cheap lamp', facets: ['price:-100'] },
  { q: 'rug between 99.50 and 400', words: 'rug', facets: ['price:99.5-400'] },
  { q: 'cabinet taller than 150 cm in stock', words: 'cabinet', facets: ['height:150-', 'stock'] },
  { q: 'shelf at most 12 inches deep', words: 'shelf', facets: ['depth:-30.48'] },
  // The bed of that size is the second of the catalogue.
  { q: 'bed 172 cm wide', words: 'bed', facets: ['width:154.8-189.2'] },
  { q: '200 cm wide table', words: 'table', facets: ['width:180-220'] },
  { q: 'sofa that fits 230 cm', words: 'sofa', facets: ['width:-230'] },
  { q: 'on sale', words: '', facets: ['sale'] },
] as { q: string; words: string; facets: Facet[] }[])('"$q" is "$words" with $facets', ({ q, words, facets }) => {
  const asked = { ...WHOLE_CATALOGUE, q };
  const read = withLimitsAsFacets(asked);
  expect(read).toEqual({ ...WHOLE_CATALOGUE, q: words, facets });
  expect(findProducts(products, read)).toEqual(findProducts(products, asked));
  expect(withLimitsAsFacets(read)).toBe(read);
});

test('a size is that of what is named, not of what mentions it', () => {
  const found = (q: string) => findProducts(products, { ...WHOLE_CATALOGUE, q }).map(({ kind }) => kind);
  const read = withLimitsAsFacets({ ...WHOLE_CATALOGUE, q: 'sofa that fits 180 cm' });
  expect(read).toMatchObject({ q: 'sofa', facets: ['width:-180'] });
  expect(findProducts(products, read)).toEqual([]);
  expect(found('sofa that fits 180 cm')).toEqual([]);
  expect(found('sofa that fits 230 cm')).toEqual(['Sofa']);
  expect(found('sofa')).toContain('Floor lamp');
});

test('what is typed takes the place of an earlier choice of the same sort, and of no other', () => {
  const read = withLimitsAsFacets({ ...WHOLE_CATALOGUE, q: 'under 50, sale', facets: ['price:90-', 'sale', 'stock'] });
  expect(read.facets).toEqual(['stock', 'price:-50', 'sale']);
});

test.each(['lamp', 'table that seats eight', '', '(', 'over 99999999', 'lamps 20% off'])('"%s" stays as it is', (q) => {
  const asked = { ...WHOLE_CATALOGUE, q };
  expect(withLimitsAsFacets(asked)).toBe(asked);
});

test('sizes with both ends are read from facets, and prices are none', () => {
  const facets = ['width:60-80', 'height:-90', 'depth:40-', 'price:10-11', 'sale'] as const;
  expect(sizesOf(facets)).toEqual({ width: { from: 60, to: 80 } });
  expect(sizesOf()).toEqual({});
});
