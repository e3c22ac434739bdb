import { expect, test } from 'vitest';

import { readCatalogue } from './read';

const TIME = { timeout: 20_000 };

test('a file with a long line before one of another encoding is answered soon', TIME, () => {
  const { faults } = readCatalogue(Buffer.from(`${'x'.repeat(200_000)}\nBouclé`, 'latin1'), 'json');
  expect(faults).toMatchObject([{ line: 2, column: 6, found: 'bytes of another encoding' }]);
});

test('of many products with faults each has its own soon', TIME, () => {
  const products = Array.from({ length: 30_000 }, () => ({}));
  const { faults } = readCatalogue(Buffer.from(JSON.stringify({ products, altTexts: {} })), 'json');
  expect(faults).toHaveLength(30_000 * 12);
});
