import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { NOT_FOUND } from './distances';
import type { Product } from './product';
import { isOrder, ordered, orderOf, withOrdersAsWords } from './query-order';
import { searchedProducts } from './variants';

const [bed] = products as readonly [Product];
const bare = { ...bed, discount: 0, kind: 'Mirror' };

/** Farther than what is called so in another way. */
const FAR = 9;

const OAK_FIRST = { materialList: ['oak', 'brass'] } as const;
const BRASS_FIRST = { materialList: ['brass', 'oak'] } as const;

describe('of three products, the first two equally near', () => {
  const list = columnsOf(
    listFileOf([
      { ...bare, id: 1, price: 90, rate: 3, facts: { ...OAK_FIRST, width: 50, depth: 10, height: 20, weight: 9 } },
      { ...bare, id: 2, price: 40, rate: 5, facts: { ...BRASS_FIRST, width: 40, depth: 90, height: 30, weight: 2.5 } },
      { ...bare, id: 3, price: 10, facts: { width: 60, depth: 60, height: 60 } },
      { ...bare, id: 4, price: 10, facts: { width: 60, depth: 60, height: 60 } },
    ]),
  );
  const idsBy = (query: string) => {
    const distances = ordered(withOrdersAsWords(query), {}, list, new Int32Array([1, 1, FAR, NOT_FOUND]));
    return [...distances.keys()]
      .filter((place) => distances[place] !== NOT_FOUND)
      .toSorted((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0))
      .map((place) => list.ids[place]);
  };

  test('what is called so in another way is in the order, too', () => {
    const distances = ordered('cheapest mirror', {}, list, new Int32Array([0, 1, 3, NOT_FOUND]));
    expect([...distances].slice(0, 3).map((one, _, all) => all.filter((other) => other < one).length)).toEqual([
      2, 1, 0,
    ]);
  });

  test.each([
    { query: 'cheap mirror', ids: [2, 1, 3] },
    { query: 'lowest priced mirror', ids: [2, 1, 3] },
    { query: 'small mirror', ids: [1, 2, 3] },
    { query: 'Large mirror', ids: [2, 1, 3] },
    { query: 'low mirror', ids: [1, 2, 3] },
    { query: 'tall mirror', ids: [2, 1, 3] },
    { query: 'narrow mirror', ids: [2, 1, 3] },
    { query: 'wide mirror', ids: [1, 2, 3] },
    { query: 'not too expensive mirror', ids: [2, 1, 3] },
    { query: 'most expensive mirror', ids: [1, 2, 3] },
    { query: 'dearest mirror', ids: [1, 2, 3] },
    { query: 'best rated mirror', ids: [2, 1, 3] },
    { query: 'mirror 4.5 stars', ids: [2, 1, 3] },
    { query: 'mirror 5*', ids: [2, 1, 3] },
    { query: 'bestselling mirror', ids: [2, 1, 3] },
    { query: 'mirror great reviews', ids: [2, 1, 3] },
    { query: 'lightest mirror', ids: [2, 1, 3] },
    { query: 'heaviest mirror', ids: [1, 2, 3] },
    { query: 'mirror of brass', ids: [2, 1, 3] },
    { query: 'oak mirror', ids: [1, 2, 3] },
    { query: 'cheap oak mirror', ids: [2, 1, 3] },
    { query: 'mirror', ids: [1, 2, 3] },
  ])('"$query" has the order $ids', ({ query, ids }) => {
    expect(idsBy(query)).toEqual(ids);
  });
});

test('a product with variants stands where the first of them would', () => {
  const list = columnsOf(
    listFileOf(
      searchedProducts([
        { ...bare, id: 1, label: 'Medium', price: 90, facts: { width: 50, depth: 50, height: 50 } },
        { ...bare, id: 2, label: 'Medium', price: 60, facts: { width: 40, depth: 40, height: 40 } },
        {
          ...bare,
          id: 4,
          variantOf: 2,
          label: 'Sold out',
          stock: 0,
          price: 1,
          facts: { width: 1, depth: 1, height: 1 },
        },
        { ...bare, id: 3, variantOf: 1, label: 'Small', price: 50, facts: { width: 30, depth: 30, height: 30 } },
      ]),
    ),
  );
  for (const query of ['smallest mirror', 'cheapest mirror', 'biggest mirror', 'dearest mirror']) {
    const [one = 0, other = 0] = ordered(query, {}, list, new Int32Array([1, 1]));
    expect({ query, isFirst: one < other }).toEqual({ query, isFirst: true });
  }
});

test.each([
  { query: 'small mirror', ids: [1, 2, 3] },
  { query: 'large mirror', ids: [3, 2, 1] },
  { query: 'heaviest mirror', ids: [3, 2, 1] },
  { query: 'lightest mirror', ids: [2, 3, 1] },
])('a side or weight that is not known: "$query" has the order $ids', ({ query, ids }) => {
  const facts = [
    { width: 30, height: 30 },
    { width: 11, depth: 11, height: 11, weight: 4 },
    { width: 12, depth: 12, height: 12, weight: 6 },
  ];
  const list = columnsOf(listFileOf(facts.map((each, place) => ({ ...bare, id: place + 1, facts: each }))));
  const distances = ordered(query, {}, list, new Int32Array([1, 1, 1]));
  const places = [...distances.keys()].toSorted((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0));
  expect(places.map((place) => list.ids[place])).toEqual(ids);
});

test.each([
  { query: 'brass mirror', ids: [3, 2, 4, 1] },
  { query: 'oak mirror', ids: [2, 3, 4, 1] },
  { query: 'mirror in walnut', ids: [4, 1, 2, 3] },
  { query: 'mirror', ids: [1, 2, 3, 4] },
])('of equally near products "$query" puts first what is mostly of the material: $ids', ({ query, ids }) => {
  const lists = [['glass'], ['oak', 'brass'], ['brass', 'oak'], ['walnut', 'oak', 'brass']] as const;
  const list = columnsOf(
    listFileOf(lists.map((materialList, place) => ({ ...bare, id: place + 1, facts: { materialList } }))),
  );
  const distances = ordered(query, {}, list, new Int32Array([1, 1, 1, 1]));
  const places = [...distances.keys()].toSorted((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0));
  expect(places.map((place) => list.ids[place])).toEqual(ids);
});

test('of equally near products "white lamp" puts first what is mostly white', () => {
  const lists = [['grey'], ['green', 'white'], ['white', 'brass']] as const;
  const list = columnsOf(
    listFileOf(lists.map((colourList, place) => ({ ...bare, id: place + 1, facts: { colourList } }))),
  );
  expect([...ordered('white lamp', {}, list, new Int32Array([1, 1, 1]))]).toEqual([5, 4, 3]);
});

test('of equally near products "mostreduced" puts the greatest reduction first', () => {
  const list = columnsOf(listFileOf([0, 25, 10].map((discount, place) => ({ ...bare, id: place + 1, discount }))));
  expect([...ordered('mostreduced', {}, list, new Int32Array([1, 1, 1]))]).toEqual([5, 3, 4]);
});

test('only words of an order are one', () => {
  expect(isOrder('Cheapest')).toBe(true);
  expect(isOrder('cheese')).toBe(false);
  expect(orderOf('tall cheap lamp')).toBe('Height: high to low');
});

test.each([
  { query: 'brass mirror', limits: { width: { from: 45, to: 55 } }, ids: [2, 1, 3] },
  { query: 'brass mirror', limits: { width: { from: 0, to: 55 } }, ids: [3, 2, 1] },
  { query: 'small mirror', limits: { width: { from: 45, to: 55 } }, ids: [1, 2, 3] },
])('of equally near products those of the size that is asked for roughly come first: $query $limits', (each) => {
  const list = columnsOf(
    listFileOf([
      { ...bare, id: 1, facts: { width: 46, materialList: ['oak'] } },
      { ...bare, id: 2, facts: { width: 51, materialList: ['oak', 'brass'] } },
      { ...bare, id: 3, facts: { width: 55, materialList: ['brass'] } },
    ]),
  );
  const distances = ordered(each.query, each.limits, list, new Int32Array([1, 1, 1]));
  const places = [...distances.keys()].toSorted((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0));
  expect(places.map((place) => list.ids[place])).toEqual(each.ids);
});
