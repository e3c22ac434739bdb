import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readChartHistory } from './chart-history.mjs';

const IDENTITY = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];

describe('the history of the diagrams', () => {
  let folder: string;
  const inRepository = (...args: string[]) => {
    const { status } = spawnSync('git', [...IDENTITY, ...args], { cwd: join(folder, 'shop') });
    expect(status).toBe(0);
  };
  const commit = (subject: string) => {
    inRepository('add', '--all');
    inRepository('commit', '--quiet', '--message', subject);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larkwood-'));
    await mkdir(join(folder, 'shop/src'), { recursive: true });
    const diagram = join(folder, 'shop/till.mmd');
    inRepository('init', '--quiet');
    await writeFile(diagram, 'one “till”\n');
    commit('A till');
    await writeFile(diagram, 'two\n\n');
    commit('The till\topens');
    await rename(diagram, join(folder, 'shop/src/till.mmd'));
    commit('Moved');
    await writeFile(join(folder, 'shop/src/drawer.mmd'), 'drawer\n');
    await writeFile(join(folder, 'shop/till.txt'), 'no diagram\n');
    commit('A drawer');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('has every version by machine, the latest first, and none of a file that was only moved', () => {
    const { extent, machines } = readChartHistory(join(folder, 'shop'));
    expect(extent).toBe('all');
    const versions = (machine: string) => machines[machine]?.map(({ subject, text }) => [subject, text]);
    expect(versions('till')).toEqual([
      ['The till opens', 'two\n\n'],
      ['A till', 'one “till”\n'],
    ]);
    expect(versions('drawer')).toEqual([['A drawer', 'drawer\n']]);
    expect(Object.keys(machines)).toHaveLength(2);
    expect(machines['till']?.[0]).toMatchObject({
      commit: expect.stringMatching(/^[\da-f]{8}$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('of a shallow clone is said to be a part', () => {
    inRepository('clone', '--quiet', '--depth', '1', `file://${join(folder, 'shop')}`, join(folder, 'shallow'));
    const { extent, machines } = readChartHistory(join(folder, 'shallow'));
    expect(extent).toBe('part');
    expect(machines['till']?.map(({ text }) => text)).toEqual(['two\n\n']);
  });

  test('is none outside of a repository', async () => {
    const outside = join(folder, 'outside');
    await mkdir(outside);
    expect(readChartHistory(outside)).toEqual({ extent: 'none', machines: {} });
  });
});
