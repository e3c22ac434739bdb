import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import type { Product } from '#domain/product';
import { products } from '#fixtures/products';
import { sampleProducts } from '#machines/samples';

import { productDetail, reviewWords } from './-words';
import type { Visit } from './-words';

const prerendered = { seed: 1, arrivedAt: undefined };
const friday = { seed: 1, arrivedAt: new Date(2025, 5, 13, 23, 59).getTime() };

/** Without pictures and reviews. */
function detailOf(product: Product, visit: Visit) {
  return productDetail(
    { product, pictures: [], turn: undefined, reviews: [], portraits: {}, similar: [] },
    visit,
    'cm',
  );
}

function withStock(stock: number) {
  const [lamp] = sampleProducts;
  return lamp ? detailOf({ ...lamp, stock }, prerendered) : undefined;
}

describe('stock words', () => {
  test.each([
    { stock: 1, stockWords: 'Only 1 left', isScarce: true },
    { stock: 3, stockWords: 'Only 3 left', isScarce: true },
    { stock: 4, stockWords: 'In stock', isScarce: false },
    { stock: 10, stockWords: 'In stock', isScarce: false },
  ])('$stock: $stockWords', ({ stock, ...words }) => {
    expect(withStock(stock)).toMatchObject(words);
  });
});

describe('every product', () => {
  test.each(products)('$name has a picture for each of its keys, the price rule and centimetres', (product) => {
    const detail = productDetail(sampleContent().read(`product/${product.id}`), friday, 'cm');
    expect(detail.pictures).toHaveLength(product.img.length);
    expect(detail.price).toBe(
      `$${((product.price * (100 - product.discount)) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
    expect(detail.was === undefined).toBe(product.discount === 0);
    expect(detail.facts.find(({ term }) => term === 'Dimensions')?.detail).toMatch(/ cm(?:, set of \w+)?$/);
    expect(detail.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(detail.reviewCount);
  });
});

test('an order late on a Friday arrives between Wednesday and the Tuesday after', () => {
  const [lamp] = sampleProducts;
  expect(lamp && detailOf(lamp, friday).arrives).toBe('Between Wed 18 Jun and Tue 24 Jun');
  expect(lamp && detailOf(lamp, prerendered).arrives).toBeUndefined();
});

test('a review does not tell its email', () => {
  const review = { img: 'portrait-guest', username: 'Ada', review: 'It glows.', email: 'ada@larkwood.example' };
  expect(JSON.stringify(reviewWords(review, {}))).not.toContain('ada@larkwood.example');
});
