import { expect, test } from 'vitest';

import type { ListedProduct } from '#domain/product';
import { sampleProducts } from '#machines/samples';

import { wishlistItems } from './-words';

test.each([
  { stock: 0, isSoldOut: true },
  { stock: 2, isSoldOut: false },
])('with $stock left, and another size in stock, a wish is sold out: $isSoldOut', ({ stock, isSoldOut }) => {
  const [sample = expect.unreachable()] = sampleProducts;
  const variant = { ...sample, id: 100, label: 'Large', stock: 5 };
  const product: ListedProduct = { ...sample, stock, option: 'Size', variants: [variant] };
  expect(wishlistItems([product], 1).map(({ card }) => card.soldOut)).toEqual([isSoldOut]);
});
