import { expect, test } from 'vitest';

import { readCatalogue } from './read';

const TIME = { timeout: 20_000 };

test('a file with a long line before one of another encoding is answered soon', TIME, () => {
  const { faults } = readCatalogue(Buffer.from(`${'x'.repeat(200_000)}\nBouclé`, 'latin1'), 'json');
  expect(faults).toMatchObject([{ line: 2, column: 6, found: 'bytes of another encoding' }]);
});
