import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import type { CatalogueQuery } from './catalogue';
import { SORTS, WHOLE_CATALOGUE } from './catalogue';
import { facetColumns } from './facet-columns';
import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { listFits } from './list-fits';
import { placesIn } from './list-orders';
import { NOT_FOUND } from './distances';
import { findIn, nearestIn } from './list-query';
import type { Product } from './product';

const [bed] = products as readonly [Product];
const plain = { ...bed, discount: 0, facts: {} };

/** Their places are 0 to 3: what is of a kind is together. */
const list = columnsOf(
  listFileOf([
    { ...plain, id: 50, kind: 'Bed', category: 'Bedroom', price: 30, rate: 5, stock: 3, facts: { weight: 84 } },
    { ...plain, id: 7, kind: 'Jars', category: 'Kitchen', price: 90, rate: 3.5, stock: 2 },
    {
      ...plain,
      id: 12,
      kind: 'Kettle',
      category: 'Kitchen',
      price: 100,
      discount: 10,
      rate: 5,
      stock: 1,
      facts: { weight: 0.85 },
    },
    { ...plain, id: 40, kind: 'Kettle', category: 'Kitchen', price: 20, rate: 4, stock: 0, facts: { weight: 0.9 } },
  ]),
);
const orders = {
  featured: [7, 12, 50, 40],
  'price-low': [40, 50, 7, 12],
  'price-high': [7, 12, 50, 40],
  rating: [12, 50, 40, 7],
  'weight-low': [12, 40, 50, 7],
};
const columns = facetColumns(list, listFits(list));

function find(query: Partial<CatalogueQuery>, distances?: readonly number[]) {
  const whole = { ...WHOLE_CATALOGUE, ...query };
  return findIn(list, columns, placesIn(list, whole.sort), whole, distances && Int32Array.from(distances));
}

test.each(SORTS)('in the order "%s", equal ones go by id', (sort) => {
  expect(Array.from(placesIn(list, sort), (place) => list.ids[place])).toEqual(orders[sort]);
  expect(find({ sort }).ids).toEqual(orders[sort]);
});

describe('each option counts what it would find beside the other filters', () => {
  test('without a choice', () => {
    expect(find({})).toEqual({
      ids: [7, 12, 50, 40],
      categories: { all: 4, Bedroom: 1, Bathroom: 0, Kitchen: 3, 'Living Room': 0, 'Dining Room': 0 },
      bands: { all: 4, '0-30': 2, '30-60': 1, '60-90': 2, '90-120': 2, '120-up': 0 },
      facets: { 'kind:Bed': 1, 'kind:Jars': 1, 'kind:Kettle': 2, sale: 1, stock: 3 },
    });
  });

  test('of category and price band', () => {
    expect(find({ category: 'Kitchen', band: '60-90' })).toEqual({
      ids: [7, 12],
      categories: { all: 2, Bedroom: 0, Bathroom: 0, Kitchen: 2, 'Living Room': 0, 'Dining Room': 0 },
      bands: { all: 3, '0-30': 1, '30-60': 0, '60-90': 2, '90-120': 2, '120-up': 0 },
      facets: { 'kind:Jars': 1, 'kind:Kettle': 1, sale: 1, stock: 2 },
    });
  });

  test('of the first and the last of them', () => {
    expect(find({ category: 'Bedroom', band: '0-30' }).ids).toEqual([50]);
    expect(find({ band: '0-30' }).ids).toEqual([50, 40]);
    expect(find({ band: '30-60' }).ids).toEqual([50]);
    expect(find({ category: 'Dining Room' }).ids).toEqual([]);
    expect(find({ band: '120-up' }).ids).toEqual([]);
  });

  test('of further choices, of which those of one group stand for each other', () => {
    expect(find({ category: 'Kitchen', facets: ['kind:Kettle', 'stock'] })).toEqual({
      ids: [12],
      categories: { all: 1, Bedroom: 0, Bathroom: 0, Kitchen: 1, 'Living Room': 0, 'Dining Room': 0 },
      bands: { all: 1, '0-30': 0, '30-60': 0, '60-90': 1, '90-120': 1, '120-up': 0 },
      facets: { 'kind:Jars': 1, 'kind:Kettle': 1, sale: 1, stock: 1 },
    });
    expect(find({ facets: ['kind:Kettle', 'kind:Bed'] }).ids).toEqual([12, 50, 40]);
    expect(find({ category: 'Bathroom' }).facets).toEqual({});
  });
});

describe('of search words', () => {
  test('the nearest come first, equally near ones as without words; the others are not found', () => {
    expect(find({}, [5, 3, NOT_FOUND, 3]).ids).toEqual([7, 40, 50]);
    expect(find({}, [0, 3, NOT_FOUND, 3]).ids).toEqual([50, 7, 40]);
    expect(find({}, [5, 3, NOT_FOUND, 3]).categories).toMatchObject({ all: 3, Bedroom: 1, Kitchen: 2 });
  });

  test('the nearest ones alone are those that come first', () => {
    const nearest = (distances: readonly number[], most: number) =>
      nearestIn(list, placesIn(list, 'featured'), Int32Array.from(distances), most);
    expect(nearest([5, 3, NOT_FOUND, 3], 4)).toEqual([7, 40, 50]);
    expect(nearest([5, 3, NOT_FOUND, 3], 2)).toEqual([7, 40]);
    expect(nearest([0, 3, NOT_FOUND, 3], 2)).toEqual([50, 7]);
    expect(nearest([3, 3, 3, 3], 3)).toEqual([7, 12, 50]);
    expect(nearest([4, 3, 2, 1], 1)).toEqual([40]);
    expect(nearest([NOT_FOUND, NOT_FOUND, NOT_FOUND, NOT_FOUND], 4)).toEqual([]);
  });

  test('another order goes before nearness', () => {
    expect(find({ sort: 'price-low' }, [0, 3, NOT_FOUND, 3]).ids).toEqual([40, 50, 7]);
  });

  test('none may be found', () => {
    const none = [NOT_FOUND, NOT_FOUND, NOT_FOUND, NOT_FOUND];
    expect(find({}, none)).toMatchObject({ ids: [], facets: {} });
    // Whether anything fits is told of every room.
    expect(find({ room: { width: 200 } }, none).facets).toEqual({ room: 0 });
  });
});
