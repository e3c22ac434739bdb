import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { generateCatalogue } from '../../scripts/catalogue/generate';
import { contentFiles } from './content-files';
import { wholeContent } from './whole-content';

const all = generateCatalogue(1_000, 1);
const without = { ...all, products: all.products.filter(({ id }) => id !== 411) };

function filesOf(catalogue: typeof all): readonly string[] {
  const { files } = contentFiles(wholeContent(catalogue), (json) => createHash('sha256').update(json).digest('hex'));
  return files.map(({ name }) => name);
}

test.each([
  { what: 'goes', before: all, now: without, own: 0 },
  { what: 'comes', before: without, now: all, own: 1 },
])('a product that $what changes pages that show it and lists, and few shards', ({ before, now, own }) => {
  const known = new Set(filesOf(before));
  const written = filesOf(now).filter((name) => !known.has(name));
  const isOf = (name: string, folder: string) => name.startsWith(`${folder}/`);
  expect(written.filter((name) => isOf(name, 'product'))).toHaveLength(12 + own);
  expect(written.filter((name) => isOf(name, 'shard')).length).toBeLessThan(15);
  const others = written.filter((name) => !['product', 'shard', 'catalogue'].some((folder) => isOf(name, folder)));
  expect(others.map((name) => name.split('.')[0])).toEqual(['home', 'list', 'search', 'listed']);
});
