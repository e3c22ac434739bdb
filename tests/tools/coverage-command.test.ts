import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

test('npm run coverage:machines goes by pairs, also into another folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkwood-'));
  const { status, stderr } = spawnSync(
    'npm',
    ['run', '-s', 'coverage:machines', '--', '--machine', 'faq-item', '--out', folder],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.stringContaining(`machines.json`) });
  expect(JSON.parse(readFileSync(join(folder, 'machines.json'), 'utf8'))).toMatchObject({
    criterion: 'pairs',
    machines: [{ machine: 'faq-item' }],
  });
});
