import { expect, test } from 'vitest';

import { generateCatalogue } from '../../scripts/catalogue/generate';
import { sampleContent, wholeContent } from './whole-content';

test('only a product’s own page has the texts of its pictures', () => {
  const { keys, read } = sampleContent();
  const contents = keys().map(read);
  const listed = contents.flatMap((content) => ('products' in content ? content.products : []));
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter(({ pictures }) => pictures.some((picture) => picture?.alt !== ''))).toEqual([]);
  const own = contents.flatMap((content) => ('product' in content ? content.pictures : []));
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter(({ alt }) => alt === '')).toEqual([]);
});

test('of many products each is a candidate for Similar Products of as many others, all of its category', () => {
  const { products, read } = wholeContent(generateCatalogue(300, 1));
  const categoryOf = new Map(products.map(({ id, category }) => [id, category]));
  const shownBy = products.flatMap(({ id, category }) => {
    const { similar } = read(`product/${id}`);
    expect(new Set([id, ...similar]).size).toBe(13);
    expect(similar.filter((other) => categoryOf.get(other) !== category)).toEqual([]);
    return similar;
  });
  expect(products.filter(({ id }) => shownBy.filter((shown) => shown === id).length !== 12)).toEqual([]);
});

test('a product has as much on its page among 1,000 products as among 50', () => {
  const [few, many] = [50, 1_000].map((count) => {
    const { products, read } = wholeContent(generateCatalogue(count, 1));
    const listed = products.map(({ id }) => JSON.stringify(read(`product/${id}`).products).length);
    return listed.reduce((sum, length) => sum + length, 0) / listed.length;
  });
  // The products beside it are about a tenth of its page.
  expect(many).toBeLessThan((few ?? 0) * 1.5);
});

test('candidates for Similar Products are more than the products with the next ids', () => {
  const { products, read } = wholeContent(generateCatalogue(1_000, 1));
  const spans = products.map(({ id }) =>
    Math.max(...read(`product/${id}`).similar.map((other) => Math.abs(other - id))),
  );
  expect(spans.filter((span) => span <= 100).length).toBeLessThan(10);
});

test('a product that goes changes no sample that another product stands for', () => {
  const { products, ...rest } = generateCatalogue(300, 1);
  const sold = products.map((product) => ({ ...product, id: product.id + 1_000_000 }));
  const samplesOf = (some: typeof sold) => wholeContent({ ...rest, products: some }).samples;
  expect(samplesOf(sold).cart).toHaveLength(4);
  expect(samplesOf(sold.slice(1))).toEqual(samplesOf(sold));
});
