import { describe, expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { WHOLE_CATALOGUE } from './catalogue';
import { listFileOf } from './list-file';
import type { Product } from './product';
import { openList } from './product-list';

const [bed] = products as readonly [Product];
const list = openList(
  listFileOf([
    { ...bed, id: 4, name: 'Low Étagère', kind: 'Shelf', category: 'Bathroom', price: 30, discount: 0, stock: 0 },
    {
      ...bed,
      id: 3,
      name: 'Low Chair',
      kind: 'Chair',
      category: 'Bedroom',
      price: 80,
      discount: 25,
      rate: 3,
      stock: 1,
    },
    { ...bed, id: 9, name: 'Chair', kind: 'Chair', category: 'Bedroom' },
  ]),
);

describe('a product', () => {
  test('is told by its id', () => {
    expect(list.productOf(3)).toEqual({
      id: 3,
      name: 'Low Chair',
      category: 'Bedroom',
      price: 80,
      discount: 25,
      rate: 3,
      isSoldOut: false,
    });
    expect(list.productOf(4)).toMatchObject({ name: 'Low Étagère', category: 'Bathroom', isSoldOut: true });
    expect(list.productOf(9)?.name).toBe('Chair');
    expect(list.productOf(5)).toBe(undefined);
  });

  test.each([
    { slug: 'low-chair', id: 3 },
    { slug: 'LOW-Chair', id: 3 },
    { slug: 'chair', id: 9 },
    { slug: 'low-étagère', id: 4 },
    { slug: 'low', id: undefined },
    { slug: 'low-chairs', id: undefined },
    { slug: '', id: undefined },
  ])('with the slug "$slug" is $id', ({ slug, id }) => {
    expect(list.idOf(slug)).toBe(id);
  });

  test('fits a room, if that is known of it', () => {
    expect(list.fitOf(9, { width: 900 })?.at).toBe('width');
    expect(list.fitOf(5, { width: 900 })).toBe(undefined);
  });
});

test('each order is made once, and kept apart from the others', () => {
  const inOrder = (sort: 'featured' | 'price-low') => list.find({ ...WHOLE_CATALOGUE, sort }).ids;
  expect(inOrder('featured')).toEqual([3, 9, 4]);
  expect(inOrder('price-low')[0]).toBe(4);
  expect(inOrder('featured')).toEqual([3, 9, 4]);
});
