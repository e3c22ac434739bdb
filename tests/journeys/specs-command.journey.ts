import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

test('npm run test:specs ends with 1 when a spec fails, wherever it lies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'specs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, 'toast.spec.ts');
  const { VITEST: _, ...env } = process.env;
  const walk = () => spawnSync(process.execPath, ['scripts/specs.mjs', folder], { env, encoding: 'utf8' });

  writeFileSync(spec, toastSpec('hidden'));
  expect(walk().status).toBe(0);

  writeFileSync(spec, toastSpec('visible.held'));
  const { status, stderr } = walk();
  expect(stderr).toContain('the machine is in hidden here, not in visible.held');
  expect(status).toBe(1);
});

function toastSpec(state: string): string {
  return `import { pathsAt } from '#tests/paths/written-spec';
    pathsAt('toast', 'the cart toast', (path) => {
      path('the page of the lamp', async (shop) => {
        await shop.start('the page of the lamp');
        await shop.see('${state}');
      });
    });`;
}
