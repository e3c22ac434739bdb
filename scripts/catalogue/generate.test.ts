import { expect, test } from 'vitest';

import { dimensionsOf } from '#domain/printed-sizes';
import { CATEGORIES } from '#domain/product';
import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { generateCatalogue } from './generate';
import { readCatalogue } from './read';
import { catalogueText } from './write';
import { isWhole } from '#tests/support/trust';

test.each([
  [1, 1],
  [5, 7],
  [50, 2],
  [isWhole ? 20_000 : 2_000, 3],
])('%i generated products are without a fault, and have pictures of the shop', (count, seed) => {
  const { catalogue, faults, warnings } = readCatalogue(
    Buffer.from(catalogueText(generateCatalogue(count, seed), 'json')),
    'json',
  );
  expect(faults).toEqual([]);
  expect(warnings).toEqual([]);
  expect(catalogue?.products.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

test('the same seed makes the same catalogue, another seed another one', () => {
  expect(generateCatalogue(300, 4)).toEqual(generateCatalogue(300, 4));
  expect(generateCatalogue(300, 4)).not.toEqual(generateCatalogue(300, 5));
});

test('a generated product has the pictures of a sample product of its kind and category', () => {
  const kinds = new Map(sampleCatalogue().products.map((product) => [product.img.join(), product]));
  const { products } = generateCatalogue(1_000, 1);
  for (const { img, kind, category } of products) {
    expect(kinds.get(img.join())).toMatchObject({ kind, category });
  }
  expect(new Set(products.map(({ img }) => img.join())).size).toBe(50);
});

test('generated products are as mixed as those of a shop', () => {
  const { products, featured, popular } = generateCatalogue(1_000, 1);
  const share = (matches: (product: (typeof products)[number]) => boolean) => products.filter(matches).length / 1_000;
  expect(CATEGORIES.map((category) => share((product) => product.category === category))).toEqual([
    0.2, 0.2, 0.2, 0.2, 0.2,
  ]);
  expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.04);
  expect(share(({ stock }) => stock === 0)).toBeLessThan(0.15);
  expect(share(({ discount }) => discount > 0)).toBeGreaterThan(0.25);
  expect(share(({ discount }) => discount > 0)).toBeLessThan(0.5);
  expect(new Set([...featured, ...popular]).size).toBe(8);
  expect(products.filter(({ description, name }) => /[{}]|undefined/.test(description + name))).toEqual([]);
  expect(products.filter((product) => dimensionsOf(product) === '')).toEqual([]);
  expect(products.filter(({ facts }) => facts?.materialList?.length === 0 || facts?.colourList?.length === 0)).toEqual(
    [],
  );
});
