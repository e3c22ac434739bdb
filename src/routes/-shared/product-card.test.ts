import { expect, test } from 'vitest';

import { asVariant } from '#domain/named-variants';
import type { ListedProduct } from '#domain/product';
import { sampleProducts } from '#machines/samples';

import { onlyInStock, productCard } from './product-card';

test.each([
  { what: 'a product without variants', own: 0, others: [], shownAs: 0, isSoldOut: true },
  { what: 'a product of which another size can be had', own: 0, others: [2], shownAs: 0, isSoldOut: false },
  { what: 'a product of which no size can be had', own: 0, others: [0, 0], shownAs: 0, isSoldOut: true },
  {
    what: 'the size that was searched for, of which another can be had',
    own: 4,
    others: [0, 2],
    shownAs: 1,
    isSoldOut: true,
  },
  { what: 'a size in stock of a product that is not', own: 0, others: [2], shownAs: 1, isSoldOut: false },
])('the card of $what says Sold Out: $isSoldOut', ({ own, others, shownAs, isSoldOut }) => {
  const [sample = expect.unreachable()] = sampleProducts;
  const product: ListedProduct = {
    ...sample,
    stock: own,
    option: 'Size',
    variants: others.map((stock, place) => ({ ...sample, id: 100 + place, label: `${place}`, stock })),
  };
  expect(productCard(asVariant(product, shownAs), 1).soldOut).toBe(isSoldOut);
});

test.each([
  { stock: 1, words: 'Only 1 in stock' },
  { stock: 6520, words: 'Only 6,520 in stock' },
])('"$words" for a stock of $stock', ({ stock, words }) => {
  expect(onlyInStock(stock)).toBe(words);
});
