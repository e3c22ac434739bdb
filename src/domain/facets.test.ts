import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';
import { indexOf } from '#tests/support/found-products';

import { WHOLE_CATALOGUE } from './catalogue';
import type { Facet } from './facets';
import { isFacet, valueOf, withFacet } from './facets';
import { shownPrice } from './price';

function found(facets: readonly Facet[], more = {}) {
  const { ids, facets: counts, categories } = indexOf(products).find({ ...WHOLE_CATALOGUE, ...more, facets });
  return { ids: ids.toSorted((one, other) => one - other), counts, categories };
}

function idsWhere(holds: (product: (typeof products)[number]) => boolean): readonly number[] {
  return products.filter(holds).map(({ id }) => id);
}

describe('facets find exactly what they say', () => {
  test.each([
    { facets: ['kind:Bed'], holds: ({ kind }) => kind === 'Bed' },
    { facets: ['kind:Bed', 'kind:Sofa'], holds: ({ kind }) => kind === 'Bed' || kind === 'Sofa' },
    { facets: ['material:oak'], holds: ({ facts }) => facts.materialList?.includes('oak') },
    { facets: ['colour:blue'], holds: ({ facts }) => facts.colourList?.includes('blue') },
    {
      facets: ['material:brass', 'material:oak', 'sale'],
      holds: ({ facts: { materialList }, discount }) =>
        discount > 0 && (materialList?.includes('oak') || materialList?.includes('brass')),
    },
    { facets: ['stock'], holds: ({ stock }) => stock > 0 },
    {
      facets: ['price:60-120'],
      holds: (product) => shownPrice(product) >= 6000 && shownPrice(product) <= 12_000,
    },
    {
      facets: ['width:-45'],
      holds: ({ facts: { width, diameter } }) => (width ?? diameter ?? 999) <= 45,
    },
    {
      facets: ['depth:40-45.5'],
      holds: ({ facts: { depth, diameter = 0 } }) => (depth ?? diameter) >= 40 && (depth ?? diameter) <= 45.5,
    },
    { facets: ['height:150-'], holds: ({ facts: { height = 0 } }) => height >= 150 },
    { facets: ['kind:Spaceship'], holds: () => false },
  ] as {
    facets: Facet[];
    holds: (product: (typeof products)[number]) => boolean | undefined;
  }[])('$facets', ({ facets, holds }) => {
    expect(found(facets).ids).toEqual(idsWhere((product) => holds(product) === true));
  });
});

test('each option tells what it would find beside the other filters, without its own', () => {
  const { counts, categories } = found(['material:oak', 'sale'], { category: 'Bedroom' });
  for (const [facet, count] of Object.entries(counts) as [Facet, number][]) {
    const group = facet.split(':')[0] ?? '';
    const others = (['material:oak', 'sale'] as const).filter((each) => !each.startsWith(group));
    expect({ facet, count }).toEqual({ facet, count: found([...others, facet], { category: 'Bedroom' }).ids.length });
  }
  expect(counts['kind:Sofa']).toBe(undefined);
  expect(categories.Kitchen).toBe(found(['material:oak', 'sale'], { category: 'Kitchen' }).ids.length);
});

test('a choice is made once, taken back by itself, and a range takes the place of another', () => {
  expect(withFacet(undefined, 'sale')).toEqual(['sale']);
  expect(withFacet(['sale', 'kind:Bed'], 'sale')).toEqual(['kind:Bed']);
  expect(withFacet(['sale'], 'sale')).toBe(undefined);
  expect(withFacet(['kind:Bed'], 'kind:Sofa')).toEqual(['kind:Bed', 'kind:Sofa']);
  expect(withFacet(['width:-90', 'height:-40'], 'width:20-50')).toEqual(['height:-40', 'width:20-50']);
});

test('the value of a choice stands after its colon', () => {
  expect(valueOf('kind:Table lamp')).toBe('Table lamp');
  expect(valueOf('width:40-90.5')).toBe('40-90.5');
  expect(valueOf('sale')).toBe('');
});

test.each([
  '',
  'kind:',
  'kind',
  'Sale',
  'material:oak,ash',
  'width:-',
  'width:a-b',
  'price:1-2-3',
  'weight:1-2',
  'width:1.234-',
])('"%s" is no facet', (text) => {
  expect(isFacet(text)).toBe(false);
});
