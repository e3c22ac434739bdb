import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';

import { WHOLE_CATALOGUE } from './catalogue';
import type { CatalogueQuery } from './catalogue';
import type { Facet } from './facets';
import { shownPrice } from './price';

const listed = sampleContent().read('catalogue/1').products;
const index = sampleContent().index();

function shown(id: number, query: Partial<CatalogueQuery>) {
  const product = listed.find((each) => each.id === id);
  return product && index.asNamed(product, { ...WHOLE_CATALOGUE, ...query });
}

/** What a list shows of the products that it finds. */
function list(query: Partial<CatalogueQuery>) {
  const asked = index.withLimitsAsFacets({ ...WHOLE_CATALOGUE, ...query });
  return index.find(asked).ids.map((id) => shown(id, asked)?.name);
}

const SOFA = 'Larkwood Three-Seat Sofa';

describe('a list shows a product as the variant that is named', () => {
  test.each<{ readonly id: number; readonly name: string } & Partial<CatalogueQuery>>([
    { id: 31, q: 'charcoal sofa', name: `${SOFA}, Charcoal` },
    { id: 8, q: 'smallest mirror', name: 'Moon Wall Mirror, Small' },
    { id: 8, q: 'biggest mirror', name: 'Moon Wall Mirror, Large' },
    { id: 31, q: 'GREEN sofas', name: `${SOFA}, Sage` },
    { id: 31, facets: ['colour:grey'], name: `${SOFA}, Charcoal` },
    { id: 35, q: 'extra large rug', name: 'Tidal Wool Rug, Extra Large' },
    { id: 8, q: 'small mirror', name: 'Moon Wall Mirror, Small' },
    { id: 1, q: 'king bed', name: 'Haven Oak Platform Bed, King' },
    { id: 32, q: 'dark brown lounge chair', name: 'Saddle Lounge Chair, Dark Brown' },
    { id: 1, q: 'sold out', name: 'Haven Oak Platform Bed, King' },
    { id: 31, q: 'charcol sofa', name: `${SOFA}, Charcoal` },
    { id: 31, q: 'canapé gris', name: `${SOFA}, Charcoal` },
    { id: 31, q: 'terracotta sofa', name: `${SOFA}, Clay` },
    { id: 31, q: 'charcoal sofa', sort: 'price-low', name: `${SOFA}, Charcoal` },
    { id: 31, q: 'sofa not beige', name: `${SOFA}, Sage` },
    { id: 1, q: 'bed frame for a 180 cm mattress', name: 'Haven Oak Platform Bed, King' },
    { id: 1, q: '140x200 bed', name: 'Haven Oak Platform Bed, Double' },
    { id: 1, q: 'double bed', name: 'Haven Oak Platform Bed, Double' },
    { id: 8, q: 'round mirror 24 inch', name: 'Moon Wall Mirror, Small' },
    { id: 35, q: 'a rug 170 by 240', name: 'Tidal Wool Rug, Medium' },
    { id: 41, q: 'table for ten', name: 'Meadow Dining Table, Ten Seats' },
    { id: 41, q: '10 seater dining table', name: 'Meadow Dining Table, Ten Seats' },
    { id: 23, q: 'terracotta pendant', name: 'Dome Pendant Lamp, Clay' },
    { id: 31, q: 'charcoal sofa without wheels', name: `${SOFA}, Charcoal` },
    { id: 31, q: 'charcoal sofa', facets: ['price:-1370'], name: `${SOFA}, Charcoal` },
  ])('$q $facets: $name', ({ id, name, ...query }) => {
    expect(shown(id, query)?.name).toBe(name);
  });

  test('with its own price, stock, id and picture, and reviewed as its product', () => {
    expect(shown(31, { q: 'charcoal sofa' })).toMatchObject({
      id: 122,
      variantOf: 31,
      price: 1520,
      discount: 10,
      stock: 4,
      pictures: [{ name: expect.stringContaining('charcoal') }],
    });
  });

  test.each<{ readonly id: number; readonly why: string } & Partial<CatalogueQuery>>([
    { id: 31, q: 'sofa', why: 'none is named' },
    { id: 31, q: 'oat or charcoal sofa', why: 'it is named itself, too' },
    { id: 35, q: 'large rug', why: 'it is the large one' },
    { id: 31, q: 'sofa not charcoal', why: 'it is refused' },
    { id: 31, q: 'sofa never charcoal', why: 'it is refused' },
    { id: 31, q: 'sofa ohne charcoal', why: 'it is refused' },
    { id: 8, q: 'mirror for a small bathroom', why: 'the room is small' },
    { id: 31, q: 'charcoal sofa', band: '120-up', why: 'its own price is in the band' },
    { id: 5, q: 'charcoal lamp', why: 'it has no variants' },
  ])('but as itself for $q $sort $band $facets: $why', (row) => {
    expect(shown(row.id, row)).toBe(listed.find(({ id }) => id === row.id));
  });
});

describe('a product is found by a variant that alone keeps to a limit, and shown as it', () => {
  test.each<Partial<CatalogueQuery> & { readonly names: readonly string[] }>([
    { q: 'mirror under 80', names: ['Moon Wall Mirror, Small'] },
    { q: 'double bed under 700', names: ['Haven Oak Platform Bed, Double'] },
    { q: 'mirror at least 100 cm wide', names: ['Moon Wall Mirror, Large'] },
    { q: 'dining table over 220 cm long', names: ['Meadow Dining Table, Ten Seats'] },
    { q: 'sofa not grey', names: ['Larkwood Three-Seat Sofa'] },
  ])('$q', ({ names, ...query }) => {
    expect(list(query)).toEqual(names);
  });
});

describe('words and limits are asked of the same variant', () => {
  test.each([
    'king size bed in stock',
    'king size bed under 700',
    'dark brown leather chair in stock',
    'charcoal sofa under 1350',
    'ten seater table under 900',
    'charcoal soap dispenser in stock',
    'large rug under 250',
  ])('"%s" finds nothing', (q) => {
    expect(list({ q })).toEqual([]);
  });
});

describe('what every choice of a filter would find', () => {
  const ranges: readonly (readonly Facet[])[] = [
    [],
    ['price:-250'],
    ['width:100-'],
    ['price:50-100'],
    ['sale'],
    ['stock'],
  ];
  const options: readonly Facet[] = ['sale', 'stock', 'kind:Bed', 'colour:grey', 'material:wool'];

  test.each(ranges)('is what it finds, also by a variant: %s', (...facets) => {
    const { facets: counts } = index.find({ ...WHOLE_CATALOGUE, facets });
    for (const option of options.filter((each) => !facets.includes(each))) {
      expect([option, counts[option] ?? 0]).toEqual([
        option,
        index.find({ ...WHOLE_CATALOGUE, facets: [...facets, option] }).ids.length,
      ]);
    }
  });

  test('and a list by price has each at the price that it shows', () => {
    for (const sort of ['price-low', 'price-high'] as const) {
      const query: CatalogueQuery = { ...WHOLE_CATALOGUE, sort, facets: ['price:50-250'] };
      const prices = index.find(query).ids.map((id) => {
        const product = shown(id, query);
        return product ? shownPrice(product) : 0;
      });
      expect(prices.some((price) => price === 0)).toBe(false);
      expect(prices).toEqual(prices.toSorted((one, other) => (sort === 'price-low' ? one - other : other - one)));
    }
  });
});
