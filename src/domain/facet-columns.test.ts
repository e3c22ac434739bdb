import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { facetColumns } from './facet-columns';
import type { Facet } from './facets';
import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { listFits } from './list-fits';
import type { Product } from './product';
import type { Room } from './room';

const [bed] = products as readonly [Product];

/** A kettle, a bed of two colours, and a bed without any; the beds come first. */
const list = columnsOf(
  listFileOf([
    {
      ...bed,
      id: 1,
      kind: 'Kettle',
      category: 'Kitchen',
      price: 50,
      discount: 10,
      stock: 1,
      facts: { materialList: ['steel'], colourList: ['black'], width: 20, depth: 15, height: 25 },
    },
    {
      ...bed,
      id: 2,
      kind: 'Bed',
      category: 'Bedroom',
      price: 100,
      discount: 0,
      stock: 0,
      facts: { materialList: ['oak', 'steel'], colourList: ['pale wood', 'black'], width: 160, depth: 200, height: 90 },
    },
    { ...bed, id: 3, kind: 'Bed', category: 'Bedroom', price: 100, discount: 0, stock: 2, facts: {} },
  ]),
);
const columns = columnsOfFacets(list);

function columnsOfFacets(of: typeof list) {
  return facetColumns(of, listFits(of));
}

function facetsAt(place: number, room?: Room): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  columns.eachAt(place, (facet) => found.push(columns.all[facet]?.facet), room);
  return found;
}

test('all facets are offered by group, with their names', () => {
  expect(columns.all.map(({ facet }) => facet)).toEqual([
    'kind:Bed',
    'kind:Kettle',
    'material:steel',
    'material:oak',
    'colour:black',
    'colour:pale wood',
    'sale',
    'stock',
    'room',
  ]);
  expect(new Set(columns.all.map(({ group }) => group))).toEqual(
    new Set(['kind', 'material', 'colour', 'sale', 'stock', 'room']),
  );
});

test('a product has the facets of its kind, materials, colours, discount and stock', () => {
  expect(facetsAt(0)).toEqual(['kind:Bed', 'material:oak', 'material:steel', 'colour:pale wood', 'colour:black']);
  expect(facetsAt(1)).toEqual(['kind:Bed', 'stock']);
  expect(facetsAt(2)).toEqual(['kind:Kettle', 'material:steel', 'colour:black', 'sale', 'stock']);
});

test('what is known to fit a room has one facet more, where there is a room', () => {
  const room = { width: 150, depth: 180 };
  expect([0, 1, 2].map((place) => facetsAt(place, room).includes('room'))).toEqual([false, false, true]);
  expect(columns.testsOf(['room', 'sale'], room).map(({ group }) => group)).toEqual(['room', 'sale']);
  expect([0, 1, 2].map((place) => columns.testsOf(['room'], room)[0]?.passes(place))).toEqual([false, false, true]);
  expect(columns.testsOf(['room'], { width: 160, depth: 200 })[0]?.passes(0)).toBe(true);
  expect(columns.testsOf(['room'], undefined)).toEqual([]);
});

describe('of bed, bare bed and kettle', () => {
  test.each([
    { facets: ['kind:Bed'], passing: [0, 1] },
    { facets: ['kind:Bed', 'kind:Kettle'], passing: [0, 1, 2] },
    { facets: ['material:oak'], passing: [0] },
    { facets: ['colour:black'], passing: [0, 2] },
    { facets: ['colour:red'], passing: [] },
    { facets: ['sale'], passing: [2] },
    { facets: ['stock'], passing: [1, 2] },
    { facets: ['price:45-45'], passing: [2] },
    { facets: ['price:45.01-'], passing: [0, 1] },
    { facets: ['price:-44.99'], passing: [] },
    { facets: ['width:20-160'], passing: [0, 2] },
    { facets: ['width:21-160'], passing: [0] },
    { facets: ['width:20-159.9'], passing: [2] },
    { facets: ['depth:-15'], passing: [2] },
    { facets: ['height:90-'], passing: [0] },
  ] as { facets: Facet[]; passing: number[] }[])('$facets let $passing pass', ({ facets, passing }) => {
    const tests = columns.testsOf(facets, undefined);
    expect(tests).toHaveLength(1);
    expect([0, 1, 2].filter((place) => tests[0]?.passes(place))).toEqual(passing);
  });

  test('one percent off is on sale', () => {
    const reduced = columnsOfFacets(columnsOf(listFileOf([{ ...bed, discount: 1 }])));
    expect(reduced.testsOf(['sale'], undefined)[0]?.passes(0)).toBe(true);
  });

  test('a size that is not known passes no range', () => {
    const bare = columnsOfFacets(columnsOf(listFileOf([{ ...bed, facts: { width: 1 } }])));
    expect(bare.testsOf(['depth:-5'], undefined)[0]?.passes(0)).toBe(false);
    expect(bare.testsOf(['width:-5'], undefined)[0]?.passes(0)).toBe(true);
  });

  test('each group has a test of its own', () => {
    const tests = columns.testsOf(['kind:Bed', 'sale', 'kind:Kettle', 'width:-90'], undefined);
    expect(tests.map(({ group }) => group)).toEqual(['kind', 'sale', 'width']);
    expect(columns.testsOf([], undefined)).toEqual([]);
  });
});
