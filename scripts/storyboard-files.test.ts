import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { stateNodes } from '#kit/charts/transitions';
import { chartedMachines } from '#statecharts/machines';
import { runInMemory } from '#tests/paths/command/in-memory';

import { readComments, readPaths } from './storyboard-files.mjs';

describe('comments on states', () => {
  test('stand under the id of their state', async () => {
    const comments = await readComments('payment');
    expect([...comments.keys()]).toEqual(['payment.declined']);
    expect(comments.get('payment.declined')).toMatch(/^The sentence is the specification's/);
    expect(await readComments('till')).toEqual(new Map());
  });

  test('are of states that are there', async () => {
    const wrong = await Promise.all(
      chartedMachines.map(async ({ name, machine }) => {
        const ids = new Set(stateNodes(machine).map(({ id }) => id));
        return [...(await readComments(name)).keys()].filter((id) => !ids.has(id));
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});

describe('paths of a board', () => {
  const written = async (text: string) => {
    const file = join(await mkdtemp(join(tmpdir(), 'larkwood-')), 'paths.json');
    await writeFile(file, text);
    return file;
  };

  test('are read as the command writes them, step by step', async () => {
    const { printed } = runInMemory(['--machine', 'faq-item', '--format', 'json']);
    const paths = await readPaths(await written(printed));
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

  test('that are none are told in a sentence', async () => {
    expect(await readPaths('/nowhere/paths.json')).toBe('There is no file /nowhere/paths.json.');
    expect(await readPaths(await written('{}'))).toMatch(
      /is no file of paths: npm run paths -- --format json writes one/,
    );
  });
});
