import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { compress } from './compress.mjs';
import { publish } from './publish.mjs';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const PAGE = '<p>oak</p>'.repeat(100);

let folder = '';
const built = () => join(folder, 'built');
const out = () => join(folder, 'out');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('only what is new or changed is written, and only that is compressed', async () => {
  write({ 'index.html': PAGE, 'data/1.json': `["${PAGE}"]` });
  expect(publish(built(), out())).toBe(2);
  await compress(out());
  const files = ['index.html', 'data/1.json'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  files.forEach((name) => utimesSync(join(out(), name), LONG_AGO, LONG_AGO));

  // Of the same length: only its bytes tell.
  write({ 'index.html': PAGE.replace('oak', 'ash'), 'data/1.json': `["${PAGE}"]` });
  expect(publish(built(), out())).toBe(1);
  await compress(out());
  const isOld = (name: string) => statSync(join(out(), name)).mtime.getTime() === LONG_AGO.getTime();
  expect(files.filter((name) => !isOld(name))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  const sent = readFileSync(join(out(), 'index.html'));
  expect(sent.toString()).toContain('ash');
  expect(brotliDecompressSync(readFileSync(join(out(), 'index.html.br')))).toEqual(sent);
  expect(gunzipSync(readFileSync(join(out(), 'index.html.gz')))).toEqual(sent);
});

test('what is no longer built goes, with its compressed copies and its folder', async () => {
  write({ 'index.html': PAGE, 'Products/sofa.html': PAGE });
  publish(built(), out());
  await compress(out());
  rmSync(join(built(), 'Products'), { recursive: true });
  write({ 'index.html': PAGE });
  expect(publish(built(), out())).toBe(0);
  expect(readdirSync(out()).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});

test('a page that became too short to be worth it has no compressed copies of what it was', async () => {
  write({ 'index.html': PAGE });
  publish(built(), out());
  await compress(out());
  write({ 'index.html': '<p>oak</p>' });
  publish(built(), out());
  await compress(out());
  expect(existsSync(join(out(), 'index.html.br'))).toBe(false);
  expect(existsSync(join(out(), 'index.html.gz'))).toBe(false);
});

function write(texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const file = join(built(), name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
