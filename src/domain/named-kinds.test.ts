import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { NOT_FOUND } from './list-query';
import { searchFileOf } from './search-file';
import { openSearch } from './word-search';

const list = columnsOf(listFileOf(products));
const search = openSearch(list, searchFileOf(products));
const kindsById = new Map(products.map(({ id, kind }) => [id, kind]));

/** The kinds of the nearest products, each once. */
function nearestKinds(query: string): readonly (string | undefined)[] {
  const distances = search.nearestTo(query);
  const ids = [...list.ids].filter((_, place) => distances[place] !== NOT_FOUND);
  return [...new Set(ids.map((id) => kindsById.get(id)))].toSorted();
}

test.each([
  { named: 'by its word', q: 'corner sofa green', kinds: ['Sofa'] },
  { named: 'by its word, and not by what is called so as well', q: 'jute rug', kinds: ['Rug'] },
  { named: 'by another name', q: 'red armchair', kinds: ['Lounge chair'] },
  { named: 'with a typo', q: 'zebra mirrro brass', kinds: ['Mirror'] },
  { named: 'in two words', q: 'narrow book case', kinds: ['Bookshelf'] },
  { named: 'by several words', q: 'round coffee table', kinds: ['Coffee table'] },
  {
    named: 'by another name whose last word names others',
    q: 'marble side table',
    kinds: ['Coffee table', 'Nightstand'],
  },
  { named: 'by several words with a typo', q: 'round cofee table', kinds: ['Coffee table'] },
  { named: 'twice', q: 'clay sofa or armchair', kinds: ['Lounge chair', 'Sofa'] },
  { named: 'beside a word for many kinds', q: 'bed with storage', kinds: ['Bed'] },
])('what is nearest is of the kind that is named $named', ({ q, kinds }) => {
  expect(nearestKinds(q)).toEqual(kinds);
});

test('a word for many kinds alone names them all', () => {
  expect(nearestKinds('velvet storage').length).toBeGreaterThan(5);
  expect(nearestKinds('velvet storage')).not.toContain('Dining chair');
});

test('a word for how many names no kind', () => {
  expect(nearestKinds('oak dining set')).not.toContain('Vanity set');
});

test('what has all words is nearest, whatever kind the words name', () => {
  expect(nearestKinds('cushions over 900')).toContain('Sofa');
});
