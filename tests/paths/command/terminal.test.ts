import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { runPathsOfShop } from '#statecharts/paths/subject';
import { terminal } from '#kit/paths/cli/terminal';

describe('--out where nothing can be written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkwood-out-'));
  writeFileSync(join(folder, 'a-file'), '');
  mkdirSync(join(folder, 'taken', 'toast.transitions.txt'), { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['a-file', [], 'cannot be written to: a file stands there.'],
    ['a-file', ['--coverage'], 'cannot be written to: a file stands there.'],
    ['a-file/inside', ['--mutants'], 'cannot be written to: a file stands there.'],
    ['taken', [], 'cannot be written to: there is a folder of that name.'],
  ])('%s, with %j: one sentence, and the code 2, before anything is reported', (place, more, words) => {
    const printed: string[] = [];
    const complained: string[] = [];
    const code = runPathsOfShop(['--machine', 'toast', '--out', join(folder, place), ...more], {
      ...terminal,
      print: (text) => printed.push(text),
      complain: (text) => complained.push(text),
    });
    expect({ code, printed }).toEqual({ code: 2, printed: [] });
    expect(complained.join('\n')).toContain(words);
  });
});

test('a reader that has read enough, such as head, ends the command without a fault', async () => {
  const command = spawn(process.execPath, [
    'scripts/paths.mjs',
    '--machine',
    'search',
    '--criterion',
    'pairs',
    '--format',
    'json',
  ]);
  const complained: string[] = [];
  command.stderr.setEncoding('utf8').on('data', (text: string) => complained.push(text));
  command.stdout.once('data', () => command.stdout.destroy());
  const [code] = await once(command, 'close');
  expect({ code, complained: complained.join('') }).toEqual({
    code: 0,
    complained: expect.stringMatching(/^1 machine: .*\n$/),
  });
}, 60_000);
