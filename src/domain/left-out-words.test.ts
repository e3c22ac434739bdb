import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import type { HelpEntry } from './help-search';
import { columnsOf } from './list-columns';
import { listFileOf } from './list-file';
import { NOT_FOUND } from './distances';
import { searchFileOf } from './search-file';
import type { WordSearch } from './word-search';
import { openSearch } from './word-search';

describe('of the sample products and the help of the shop', () => {
  const columns = columnsOf(listFileOf(products));
  const help: readonly HelpEntry[] = [{ name: 'Cleaning', link: { to: '/ContactUs' }, asked: ['clean', 'my order'] }];
  const search = openSearch(columns, searchFileOf(products, [], help));
  const idsIn = (distances: ReturnType<WordSearch['distancesOf']>) =>
    [...columns.ids].filter((_, place) => distances?.[place] !== NOT_FOUND).toSorted((one, other) => one - other);

  test.each([
    { q: 'bunk bed with a zebra', ids: [1, 2], leftOut: ['bunk', 'zebra'] },
    { q: 'zebra mirror 500 inch', ids: [], leftOut: [] },
    { q: 'does the wardrobe need assembly', ids: [10], leftOut: ['assembly'] },
    { q: 'is the sofa oak', ids: [31], leftOut: ['oak'] },
    { q: 'is the rug a mirror', ids: [35], leftOut: ['mirror'] },
    { q: 'dining chair under the velvet marble', ids: [43], leftOut: ['marble'] },
    { q: 'somewhere for keys', ids: [18], leftOut: [] },
    { q: 'nursery rocking chair', ids: [32], leftOut: ['nursery'] },
    { q: 'picture over couch', ids: [40], leftOut: ['couch'] },
    { q: 'mustard cushion', ids: [7], leftOut: ['mustard'] },
    { q: 'blush sofa', ids: [31], leftOut: ['blush'] },
    { q: 'red sofa', ids: [31], leftOut: ['red'] },
    { q: 'dog friendly sofa', ids: [31], leftOut: ['dog'] },
    { q: 'off white bed', ids: [2], leftOut: [] },
    { q: 'stoneware mugs not white', ids: [30], leftOut: [] },
    { q: 'lamp over a two metre table', ids: [23, 45], leftOut: [] },
    { q: 'headboard to lean on', ids: [1, 2], leftOut: ['lean'] },
    { q: 'two dining chairs', ids: [42, 43], leftOut: [] },
    { q: 'keep me warm while watching tv', ids: [], leftOut: [] },
    { q: 'dark grey sofa', ids: [], leftOut: [] },
    { q: 'desk', ids: [], leftOut: [] },
    { q: 'sofa or desk', ids: [31], leftOut: ['desk'] },
    { q: 'desk or tables for the study', ids: [33, 41], leftOut: ['desk'] },
    { q: 'chair and desk', ids: [42, 43], leftOut: [] },
    { q: 'desk with chair', ids: [42, 43], leftOut: [] },
    { q: 'smoked glass', ids: [50], leftOut: [] },
    { q: 'velvet bed', ids: [], leftOut: [] },
    { q: 'brass or walnut lamp', ids: [5, 20, 23, 34, 45], leftOut: [] },
    { q: 'oven or dishwasher safe', ids: [22, 26, 30, 46], leftOut: [] },
    { q: 'kettle not electric', ids: [27], leftOut: ['electric'] },
    { q: 'speckled glaze zebra', ids: [], leftOut: [] },
    { q: 'mid century study', ids: [5, 32, 34, 36, 39, 40, 42, 43], leftOut: [] },
    { q: 'cane doors', ids: [10, 44], leftOut: [] },
    { q: 'solid oak', ids: [1, 41], leftOut: [] },
    { q: 'real marble', ids: [33, 34], leftOut: [] },
    { q: 'paper cord', ids: [9, 42], leftOut: [] },
    { q: 'something gold for the lounge', ids: [34, 49, 50], leftOut: [] },
    { q: 'what wood is the bench', ids: [9], leftOut: [] },
    { q: 'what fits in the living room beige', ids: [5, 7, 31, 35, 40], leftOut: [] },
    { q: 'glass under 40', ids: [26], leftOut: [] },
    { q: 'linnen', ids: [5, 6, 11, 31, 48], leftOut: [] },
    { q: 'can the rug be washed', ids: [35], leftOut: [] },
    { q: 'washable rug', ids: [13], leftOut: [] },
    { q: 'shelf holds 15kg', ids: [19, 36], leftOut: [] },
    { q: 'plug in bedside light', ids: [5], leftOut: [] },
    { q: 'dining chairs wood', ids: [42], leftOut: [] },
    { q: 'marble table', ids: [33], leftOut: [] },
    { q: 'corner desk lamp', ids: [5, 34], leftOut: [] },
    { q: 'modern nordic', ids: products.map(({ id }) => id), leftOut: ['modern', 'nordic'] },
    { q: 'modern cheap', ids: products.map(({ id }) => id), leftOut: ['modern'] },
    { q: 'goes with the sofa', ids: [6, 33, 34, 35], leftOut: [] },
    { q: 'goes with sofa', ids: [6, 33, 34, 35], leftOut: [] },
    { q: 'lamp that goes with the sofa', ids: [34], leftOut: [] },
    { q: 'rug that goes with the sofa', ids: [35], leftOut: [] },
    { q: 'bed that goes with the sofa', ids: [1, 2], leftOut: [] },
    { q: 'how to clean', ids: [], leftOut: [] },
    { q: 'clean marble coffee table', ids: [33], leftOut: [] },
    { q: 'my order of something nice', ids: [], leftOut: [] },
    { q: '', ids: products.map(({ id }) => id), leftOut: [] },
  ])('"$q" finds $ids without $leftOut', ({ q, ids, leftOut }) => {
    expect(idsIn(search.distancesOf(q))).toEqual(ids);
    expect(search.leftOutOf(q)).toEqual(leftOut);
  });

  test('who has everything may be given any gift', () => {
    expect(idsIn(search.distancesOf('gift for someone who has everything'))).toEqual(idsIn(search.distancesOf('gift')));
  });

  test('a word that names several kinds names the others where the surest are out of its limits', () => {
    expect(idsIn(search.distancesOf('drawers under 200'))).toEqual([3]);
    expect(idsIn(search.distancesOf('drawers under 20'))).toEqual([]);
    expect(idsIn(search.distancesOf('table under 150'))).toEqual([3]);
    expect(idsIn(search.distancesOf('sofa under 150'))).toEqual([]);
    expect(idsIn(search.distancesOf('drawers under 2000'))).toEqual([4]);
    expect(idsIn(search.distancesOfAllNamed('drawers'))).toEqual([3, 4]);
    expect(idsIn(search.distancesOfAllNamed('oak drawers'))).toEqual([]);
  });

  test('nothing is near to a question to the shop', () => {
    expect(idsIn(search.nearestTo('my order'))).toEqual([]);
    expect(idsIn(search.nearestTo('clean zebra sofa'))).toEqual([31]);
  });

  test.each([
    { typed: 'sofa cushoin', meant: 'sofa cushion' },
    { typed: 'cetle', meant: 'kettle' },
    { typed: 'towl', meant: 'towel' },
    { typed: 'towls', meant: 'towels' },
    { typed: 'my order cushoin', meant: 'cushion' },
    { typed: 'l shape', meant: undefined },
    { typed: 'card', meant: undefined },
    { typed: 'dog friendly sofa', meant: undefined },
    { typed: 'cushion', meant: undefined },
  ])('"$typed" is read as "$meant"', ({ typed, meant }) => {
    expect(search.correctionOf(typed)).toBe(meant);
  });
});

test('a desk is found where one is sold', () => {
  const [bed] = products;
  const sold = bed === undefined ? [] : [{ ...bed, name: 'Alder', kind: 'Desk' }];
  const search = openSearch(columnsOf(listFileOf(sold)), searchFileOf(sold));
  expect([...(search.distancesOf('desk') ?? [])]).toEqual([0]);
  expect([...(search.distancesOf('sofa or desk') ?? [])]).toEqual([0]);
});
