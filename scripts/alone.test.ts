import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { alone } from './alone.mjs';

let folder = '';
const file = () => join(folder, 'kept/runs');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'));
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the second waits for the first, and says for whom', async () => {
  const told: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const both = Promise.all([
    alone(file(), 'counting oaks', async () => {
      told.push('first begins');
      await ended;
      told.push('first ends');
    }),
    vi.waitUntil(() => existsSync(file())).then(() => alone(file(), 'counting oaks', async () => told.push('second'))),
  ]);
  await vi.waitUntil(() => vi.mocked(console.log).mock.calls.length > 0);
  end();
  await both;
  expect(told).toEqual(['first begins', 'first ends', 'second']);
  expect(vi.mocked(console.log).mock.calls).toEqual([
    [`Process ${process.pid} is counting oaks: waiting for it. If it hangs, stop it or delete ${file()}.`],
  ]);
  expect(existsSync(file())).toBe(false);
});

test('a file that is empty until its process has written its number is waited for', async () => {
  const told: string[] = [];
  await alone(file(), 'counting oaks', async () => undefined);
  writeFileSync(file(), '');
  const second = alone(file(), 'counting oaks', async () => told.push('second'));
  await pause(100);
  writeFileSync(file(), String(process.pid));
  await vi.waitUntil(() => vi.mocked(console.log).mock.calls.length > 0);
  expect(told).toEqual([]);
  rmSync(file());
  await second;
});

test('an action that fails holds nobody up', async () => {
  await expect(alone(file(), 'counting oaks', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await alone(file(), 'counting oaks', async () => 'done')).toBe('done');
});

test.each([
  { left: 'its number', text: () => String(spawnSync(process.execPath, ['--version']).pid) },
  { left: 'an empty file', text: () => '' },
])('a process that was killed and has left $left is not waited for', async ({ text }) => {
  await alone(file(), 'counting oaks', async () => undefined);
  writeFileSync(file(), text());
  expect(await alone(file(), 'counting oaks', async () => 'done')).toBe('done');
  expect(console.log).not.toHaveBeenCalled();
});

test('who takes the place of a process that was killed is not robbed of it by one that looked before', async () => {
  const told: string[] = [];
  await alone(file(), 'counting oaks', async () => undefined);
  writeFileSync(file(), String(spawnSync(process.execPath, ['--version']).pid));
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    writeFileSync(file(), String(process.pid));
    throw new Error('no such process');
  });
  const late = alone(file(), 'counting oaks', async () => told.push('late'));
  await Promise.race([late, vi.waitUntil(() => vi.mocked(console.log).mock.calls.length > 0)]);
  expect(told).toEqual([]);
  rmSync(file());
  await late;
});
