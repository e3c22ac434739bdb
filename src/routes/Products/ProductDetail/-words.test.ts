import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { keyOf } from '#domain/picture';
import type { Product } from '#domain/product';
import { products } from '#fixtures/products';
import { sampleProducts } from '#machines/samples';
import { productCard } from '#routes/-shared/product-card';

import versionOne from '#tests/machines/stored/v1.json';

import { ownReviewsOf, productDetail, ratingSummary, reviewWords, reviewedWords, variantsWords } from './-words';
import type { Visit } from '#routes/-shared/shop';

const prerendered = { seed: 1, arrivedAt: undefined };
const friday = { seed: 1, arrivedAt: new Date(2025, 5, 13, 23, 59).getTime() };

/** Without pictures and reviews. */
function detailOf(product: Product, visit: Visit) {
  return productDetail(
    {
      product,
      pictures: [],
      turn: undefined,
      reviews: [],
      reviewedId: product.id,
      portraits: {},
      variants: [],
      similar: [],
    },
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
    const { count, distribution } = ratingSummary(product, friday.seed);
    expect(count).toBe(detail.reviewCount);
    expect(distribution.reduce((sum, row) => sum + row.count, 0)).toBe(count);
  });
});

describe('a product with variants', () => {
  const content = sampleContent();

  test('shows own reviews on the page of every size, also those that earlier builds kept with one', () => {
    const written = versionOne['larkwood.ownReviews'].data;
    const shownOn = (id: number) => ownReviewsOf(content.read(`product/${id}`), written).map((review) => review.review);
    const [bed, king, other] = [1, 102, 2];
    expect([bed, king, other].map(shownOn)).toEqual([['On the king size.'], ['On the king size.'], []]);
    expect(shownOn(42)).toEqual(['It stands.']);
  });

  const choices = (id: number) => {
    const { product, variants, products: known } = content.read(`product/${id}`);
    return variantsWords(
      product,
      variants.flatMap((each) => known.find((other) => other.id === each) ?? []),
    );
  };

  test('is chosen among the same ones on each of their pages, from the cheapest, each with its price or sold out', () => {
    expect(choices(1)).toEqual({
      option: 'Size',
      choices: [
        {
          id: 101,
          slug: 'Haven-Oak-Platform-Bed,-Double',
          label: 'Double',
          price: '$671.50',
          swatch: undefined,
          picture: undefined,
        },
        {
          id: 1,
          slug: 'Haven-Oak-Platform-Bed',
          label: 'Queen',
          price: '$756.50',
          swatch: undefined,
          picture: undefined,
        },
        {
          id: 102,
          slug: 'Haven-Oak-Platform-Bed,-King',
          label: 'King',
          price: undefined,
          swatch: undefined,
          picture: undefined,
        },
      ],
    });
    expect(choices(102)).toEqual(choices(1));
    expect(choices(5)).toBeUndefined();
  });

  test('is chosen by colour with a dot of each, and one that is dearer comes last', () => {
    const words = choices(31);
    expect(words?.option).toBe('Colour');
    expect(words?.choices.map(({ label, swatch, price, picture }) => [label, swatch, price, picture])).toEqual([
      ['Oat', 'oat', '$1,332.00', undefined],
      ['Sage', 'sage', '$1,332.00', undefined],
      ['Clay', 'clay', '$1,332.00', undefined],
      ['Charcoal', 'charcoal', '$1,368.00', undefined],
    ]);
    expect(choices(124)?.choices.map(({ label, price }) => [label, price])).toEqual([
      ['Tan', '$720.00'],
      ['Dark Brown', undefined],
      ['Black', '$740.00'],
    ]);
  });

  test('shows on its card how many colours it has, and a dot of each', () => {
    const card = (id: number) => {
      const listed = content.products.find((product) => product.id === id);
      return listed && productCard(listed, 1);
    };
    expect(card(27)).toMatchObject({ choice: '3 colours', swatches: ['blue', 'moss', 'charcoal'] });
    expect(card(1)).toMatchObject({ choice: '3 sizes', swatches: undefined });
    expect(card(118)).toMatchObject({ choice: undefined, swatches: undefined });
  });

  test('shows other pictures of another colour, and the same of another size', () => {
    const keys = (id: number) => content.read(`product/${id}`).pictures.map(({ name }) => keyOf(name));
    expect(keys(118)).toEqual(['enamel-kettle-moss-1', 'enamel-kettle-moss-2', 'enamel-kettle-moss-3']);
    expect(keys(102)).toEqual(keys(1));
    expect(content.read('product/120').turn).toBeUndefined();
  });

  test('has the reviews and the random review count of its product, and is similar to neither', () => {
    const [bed, king] = [content.read('product/1'), content.read('product/102')];
    expect(king.reviews).toEqual(bed.reviews);
    expect(king.similar).toEqual(bed.similar);
    expect(productDetail(king, friday, 'cm').reviewCount).toBe(productDetail(bed, friday, 'cm').reviewCount);
    expect(ratingSummary(king.product, friday.seed)).toEqual(ratingSummary(bed.product, friday.seed));
  });

  test.each([
    { id: 1, note: undefined },
    { id: 102, note: 'Written about the size Queen.' },
    { id: 27, note: undefined },
    { id: 118, note: 'Written about the colour Blue-Grey.' },
  ])('$id says what its reviews were written about, unless it is that: $note', ({ id, note }) => {
    expect(reviewedWords(content.read(`product/${id}`))).toBe(note);
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
