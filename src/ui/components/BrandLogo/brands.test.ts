import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { brands } from './brands';

test('the file of marks holds the mark of every brand, and no other', () => {
  const file = readFileSync(new URL('marks.svg', import.meta.url), 'utf8');
  expect([...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual([...brands]);
});
