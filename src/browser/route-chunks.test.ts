import { expect, test } from 'vitest';

import { importedPart, MissingChunk } from './route-chunks';

test.each([
  { what: 'does not come', load: () => Promise.reject(new TypeError('Failed to fetch')) },
  { what: 'comes empty', load: () => Promise.resolve(undefined) },
  { what: 'comes without anything in it', load: () => Promise.resolve({}) },
])('a part of a page that $what is a missing script', async ({ load }) => {
  await expect(importedPart(load)).rejects.toBeInstanceOf(MissingChunk);
});

test('a part of a page that comes is handed over', async () => {
  const part = { loadList: () => [] };
  await expect(importedPart(() => Promise.resolve(part))).resolves.toBe(part);
});
