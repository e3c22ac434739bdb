import { expect, test } from 'vitest';

import { nearest } from './nearest';

test('few names are all told, the nearest first', () => {
  expect(nearest('pair', ['states', 'transitions', 'edges', 'pairs'])).toEqual([
    'pairs',
    'states',
    'edges',
    'transitions',
  ]);
});

test('of many names the three nearest are told', () => {
  expect(nearest('crat', ['cart', 'cards', 'chart', 'toast', 'menu', 'notice', 'orders'])).toEqual([
    'cart',
    'chart',
    'cards',
  ]);
});

test('a name that has the mistaken one in it is nearer', () => {
  expect(nearest('kept', ['key', 'keptlist'])).toEqual(['keptlist', 'key']);
});
