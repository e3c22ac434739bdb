import { expect, test } from 'vitest';

import { sampleContent } from './whole-content';

test('only a product’s own page has the texts of its pictures', () => {
  const { keys, read } = sampleContent();
  const contents = keys.map(read);
  const listed = contents.flatMap((content) => ('products' in content ? content.products : []));
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter(({ pictures }) => pictures.some((picture) => picture?.alt !== ''))).toEqual([]);
  const own = contents.flatMap((content) => ('product' in content ? content.pictures : []));
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter(({ alt }) => alt === '')).toEqual([]);
});
