import { readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { cacheControlOf } from '../../scripts/hosts-rules.mjs';
import { exceededBudgets, readBudgets } from '../../scripts/weight-pages.mjs';

test('no page of the built shop is over its budgets', async () => {
  expect(await exceededBudgets('dist', await readBudgets())).toEqual([]);
});

test('every script of the shop begins with the line that has it compiled while it arrives', async () => {
  const scripts = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'));
  const begins = await Promise.all(scripts.map((name) => readFile(`dist/assets/${name}`, 'utf8')));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((_, index) => !begins[index]?.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('what a page draws has a hash of its content in its name, so that no later page asks for it again', async () => {
  const pages = (await readdir('dist')).filter((name) => name.endsWith('.html'));
  const drawn = new Set<string>();
  for (const page of pages) {
    const html = await readFile(`dist/${page}`, 'utf8');
    for (const [, path = ''] of html.matchAll(
      /<(?:use|img|link rel="(?:stylesheet|preload)")\s[^>]*?(?:href|src)="([^"#]+)/g,
    )) {
      drawn.add(path);
    }
  }
  expect(drawn.size).toBeGreaterThan(50);
  expect([...drawn].filter((path) => !cacheControlOf(path).includes('immutable'))).toEqual([]);
});
