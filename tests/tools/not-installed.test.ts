import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'not-installed-'));
  cpSync('package.json', join(folder, 'package.json'));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(['start', 'test'])('npm run %s before npm install says in a sentence what to do', (script) => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd: folder, encoding: 'utf8' });
  expect(stderr.trim()).toBe('The packages of the shop are not installed: run "npm install" first.');
  expect(status).toBe(1);
});
