import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { runInMemory } from '#tests/paths/command/in-memory';

import { waitWords } from '#kit/charts/words';
import { readPaths } from './storyboard-files.mjs';

describe('paths of a board', () => {
  const written = async (text: string) => {
    const file = join(await mkdtemp(join(tmpdir(), 'larkwood-')), 'paths.json');
    await writeFile(file, text);
    return file;
  };

  test('are read as the command writes them, step by step', async () => {
    const { printed } = runInMemory(['--machine', 'faq-item', '--format', 'json']);
    const paths = await readPaths(await written(printed), waitWords);
    expect(paths).toMatchObject([
      {
        machine: 'faq-item',
        steps: [
          { states: ['faqItem.collapsed'] },
          { name: 'question.toggled', states: ['faqItem.expanded'], sentence: expect.stringMatching(/\w/) },
          { name: 'question.toggled', states: ['faqItem.collapsed'] },
        ],
      },
    ]);
  });

  test('say how much time passes as people say it', async () => {
    const { printed } = runInMemory(['--machine', 'toast', '--format', 'json']);
    expect(JSON.stringify(await readPaths(await written(printed), waitWords))).toContain('"5 s pass"');
  });

  test('that are none are told in a sentence', async () => {
    expect(await readPaths('/nowhere/paths.json', waitWords)).toBe('There is no file /nowhere/paths.json.');
    expect(await readPaths('docs', waitWords)).toBe('docs is a folder: --path takes one of its files.');
    expect(await readPaths(await written('{}'), waitWords)).toMatch(
      /is no file of paths: npm run paths -- --format json --out FOLDER writes one/,
    );
  });
});
