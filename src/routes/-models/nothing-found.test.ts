import { expect, test } from 'vitest';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { products } from '#fixtures/products';

import { nothingFound, wayOut } from './nothing-found';

test('words without an entry are quoted; signs are told to be none', () => {
  expect(nothingFound(' zebra ')).toBe('Nothing found for “zebra”.');
  expect(nothingFound(String.raw`(+\🙂`)).toBe(
    String.raw`Nothing found for “(+\🙂”. These signs are no words. Try one, such as “lamp” or “oak”.`,
  );
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
  expect(wayOut(products, { ...WHOLE_CATALOGUE, ...query })).toBe(words);
});
