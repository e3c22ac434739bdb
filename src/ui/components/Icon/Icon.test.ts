import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { iconNames } from './icon-names';

test('the sprite has every icon, and no other', () => {
  const file = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  expect([...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)).toEqual([...iconNames]);
});
