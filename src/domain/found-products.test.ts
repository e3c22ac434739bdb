import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { indexOf } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import { foundBy } from './found-products';

function idsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

describe('of 130 products', () => {
  const [bed] = products;
  const index = indexOf(bed ? idsFrom(1, 130).map((id) => ({ ...bed, id, name: `Chair ${id}` })) : []);

  test.each([
    { page: 1, first: 1, last: 60 },
    { page: 2, first: 61, last: 120 },
    { page: 3, first: 121, last: 130 },
    { page: 4, first: 121, last: 130 },
  ])('page $page has those from $first to $last', ({ page, first, last }) => {
    const found = foundBy(index, { ...WHOLE_CATALOGUE, page });
    expect(found.ids).toEqual(idsFrom(first, last));
    expect(found.count).toBe(130);
  });

  test('exactly one page is one page', () => {
    const sixty = indexOf(bed ? idsFrom(1, 60).map((id) => ({ ...bed, id })) : []);
    expect(foundBy(sixty, { ...WHOLE_CATALOGUE, page: 2 }).ids).toEqual(idsFrom(1, 60));
  });
});

describe('of the sample products', () => {
  const index = indexOf(products);

  test('what is found has counts beside it, and no way out of nothing', () => {
    const found = foundBy(index, { ...WHOLE_CATALOGUE, q: 'cushoin', category: 'Bedroom' });
    expect(found.ids).toEqual([7]);
    expect(found.counts.categories).toMatchObject({ all: 3, Bedroom: 1, Kitchen: 0, 'Living Room': 2 });
    expect(found.counts.bands).toMatchObject({ all: 1, '30-60': 1 });
    expect(found.counts.facets).toMatchObject({ 'kind:Cushion': 1 });
    expect(found).toMatchObject({ looser: [], nearest: [], meant: 'cushion', leftOut: [] });
  });

  test('what was left out is told with what is found, not beside nothing', () => {
    const query = { ...WHOLE_CATALOGUE, q: 'vase for zebras' };
    expect(foundBy(index, query)).toMatchObject({ ids: [38], leftOut: ['zebras'] });
    expect(foundBy(index, { ...query, category: 'Kitchen' })).toMatchObject({ ids: [], leftOut: [] });
  });

  test('a style alone, which no product states, shows everything and says so', () => {
    expect(foundBy(index, { ...WHOLE_CATALOGUE, q: 'boho style' })).toMatchObject({
      count: 50,
      leftOut: ['boho', 'style'],
    });
    expect(foundBy(index, { ...WHOLE_CATALOGUE, q: 'something' }).count).toBe(0);
  });

  test('where nothing is found, it is told what would be, and nothing of typos', () => {
    const found = foundBy(index, { ...WHOLE_CATALOGUE, q: 'cushoin', category: 'Kitchen' });
    expect(found).toMatchObject({ ids: [], count: 0, nearest: [7], meant: undefined });
    expect(found.looser).toEqual([
      { chip: 'category', count: 3 },
      { chip: 'words', count: 10 },
    ]);
  });
});
