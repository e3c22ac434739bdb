import { readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

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
