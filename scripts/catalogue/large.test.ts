import { expect, test } from 'vitest';

import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { readCatalogue } from './read';

/** Ten times what these files take on a busy machine. Each thing compared with each, as it once was, takes longer. */
const TIME = { timeout: 100_000 };

test('a file with a long line before one of another encoding is answered soon', TIME, () => {
  const { faults } = readCatalogue(Buffer.from(`${'x'.repeat(400_000)}\nBouclé`, 'latin1'), 'json');
  expect(faults).toMatchObject([{ line: 2, column: 6, found: 'bytes of another encoding' }]);
});

test('of many products with faults each has its own soon', TIME, () => {
  const products = Array.from({ length: 50_000 }, () => ({}));
  const { faults } = readCatalogue(Buffer.from(JSON.stringify({ products, altTexts: {} })), 'json');
  expect(faults).toHaveLength(50_000 * 12);
});

test('of many texts and reviews that belong to nothing each is told soon', TIME, () => {
  const many = Array.from({ length: 120_000 }, (_, index) => index + 1);
  const altTexts = Object.fromEntries(many.map((n) => [`p-${n}`, 'A bed']));
  const reviews = Object.fromEntries(many.map((n) => [n, []]));
  const { faults } = readCatalogue(Buffer.from(JSON.stringify({ products: [], altTexts, reviews })), 'json');
  expect(faults).toHaveLength(1 + 2 * 120_000);
});

test('of a file that is no JSON only as many faults are sought as are counted', () => {
  expect(readCatalogue(Buffer.from('x '.repeat(5000)), 'json').faults).toHaveLength(1001);
});

test('a text of megabytes is told by its length', () => {
  const { products } = sampleCatalogue();
  const faultsOf = (changed: object) =>
    readCatalogue(
      Buffer.from(JSON.stringify({ ...sampleCatalogue(), products: [{ ...products[0], ...changed }] })),
      'json',
    ).faults;
  const long = 'x'.repeat(20_000_000);
  const ofText = ({ name }: { readonly name: string }) => /description|materials|care|img\[/.test(name);
  expect(
    faultsOf({ img: [long], materials: long, description: long, facts: { care: [long] } }).filter(ofText),
  ).toMatchObject([
    { name: 'products[0].img[0]', expected: expect.stringContaining('up to 80 letters') },
    { name: 'products[0].materials', expected: 'materials in 1 to 120 characters' },
    { name: 'products[0].description', expected: 'a description of 1 to 1000 characters' },
    { name: 'products[0].facts.care[0]', expected: '1 to 120 characters without a |' },
  ]);
  expect(faultsOf({ [long]: 1 }).filter(({ name }) => name.includes('xxx'))).toMatchObject([
    { name: `products[0]["${'x'.repeat(60)}…" (20000000 characters)]` },
  ]);
});

test('of a list of many words each that is none of them is told soon', TIME, () => {
  const materialList = Array.from({ length: 200_000 }, (_, index) => `m${index}`);
  const text = JSON.stringify({ products: [{ facts: { materialList } }], altTexts: {} });
  expect(readCatalogue(Buffer.from(text), 'json').faults.length).toBeGreaterThan(200_000);
});
