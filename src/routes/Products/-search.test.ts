import { describe, expect, test } from 'vitest';

import { PRICE_BANDS, SORTS, WHOLE_CATALOGUE } from '#domain/catalogue';
import type { CatalogueQuery } from '#domain/catalogue';
import { CATEGORIES } from '#domain/product';

import { catalogueSearch, queryOf, searchOf } from './-search';

const nothing = { category: undefined, band: undefined, q: undefined, sort: undefined, page: undefined };

describe('the address of the catalogue', () => {
  test.each([
    [{}, nothing],
    [{ category: 'Living Room' }, { ...nothing, category: 'Living Room' }],
    [{ band: '120-up' }, { ...nothing, band: '120-up' }],
    [{ q: ' oak (' }, { ...nothing, q: ' oak (' }],
    [{ sort: 'price-low' }, { ...nothing, sort: 'price-low' }],
    [{ page: 2 }, { ...nothing, page: 2 }],
    [{ only: 'sale,material:olive wood' }, { ...nothing, only: 'sale,material:olive wood' }],
    [
      { only: 'kind:Jug: small,kind:Pots, pans & lids,sale' },
      { ...nothing, only: 'kind:Jug: small,kind:Pots, pans & lids,sale' },
    ],
    [{ only: 'sale,sale,shape:round,width:x' }, { ...nothing, only: 'sale' }],
    [
      { q: '\u202Elamp\u2069', only: 'colour:\u2067red' },
      { ...nothing, q: 'lamp', only: 'colour:red' },
    ],
    [{ q: 7 }, { ...nothing, q: '7' }],
    [{ q: true }, { ...nothing, q: 'true' }],
    [{ q: 'oak '.repeat(60) }, { ...nothing, q: 'oak '.repeat(50) }],
  ])('%j asks for %j', (search, asked) => {
    expect(catalogueSearch(search)).toEqual(asked);
  });

  test.each([
    { category: 'Attic' },
    { category: 'bedroom' },
    { category: 'all' },
    { category: ['Bedroom', 'Kitchen'] },
    { band: '0-31' },
    { band: 30 },
    { band: 'all' },
    { sort: 'cheapest' },
    { sort: 'featured' },
    { q: '' },
    { q: '   ' },
    { q: { words: 'lamp' } },
    { q: null },
    { only: '' },
    { only: 'shape:round' },
    { only: ['sale'] },
    { page: 1 },
    { page: 0 },
    { page: -2 },
    { page: 2.5 },
    { page: 'two' },
    { page: 1e300 },
    { __proto__: { category: 'Bedroom' } },
  ])('garbage and defaults are dropped: %j', (search) => {
    expect(catalogueSearch({ ...search })).toEqual(nothing);
  });

  test('says every query, and every query can be read from it', () => {
    for (const category of ['all', ...CATEGORIES] as const) {
      for (const band of ['all', ...PRICE_BANDS.map(({ id }) => id)] as const) {
        for (const sort of SORTS) {
          const query: CatalogueQuery = {
            category,
            band,
            sort,
            q: 'lamp',
            page: 3,
            facets: ['kind:Table lamp', 'width:-40'],
          };
          expect(queryOf(catalogueSearch({ ...searchOf(query) }))).toEqual(query);
        }
      }
    }
  });

  test('keeps the commas and colons of kinds', () => {
    const facets = ['kind:Pots, pans & lids', 'stock', 'kind:Jug: small', 'kind:Racks,stock pots'] as const;
    expect(queryOf(catalogueSearch({ ...searchOf({ ...WHOLE_CATALOGUE, facets }) })).facets).toEqual(facets);
  });

  test('is bare for the whole catalogue', () => {
    expect(searchOf(WHOLE_CATALOGUE)).toEqual(nothing);
    expect(queryOf(nothing)).toEqual(WHOLE_CATALOGUE);
  });
});
