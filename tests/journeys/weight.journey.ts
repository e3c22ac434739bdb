import { expect, test } from 'vitest';

import { exceededBudgets, readBudgets } from '../../scripts/weight-pages.mjs';

test('no page of the built shop is over its budgets', async () => {
  expect(await exceededBudgets('dist', await readBudgets())).toEqual([]);
});
