import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readBuildOptions } from '../../scripts/build-options.mjs';

const folder = mkdtempSync(join(tmpdir(), 'build-options-'));

beforeAll(() => {
  mkdirSync(join(folder, 'own'));
  mkdirSync(join(folder, 'built'));
  writeFileSync(join(folder, 'own/letters.txt'), 'mine');
  writeFileSync(join(folder, 'built/index.html'), '');
  writeFileSync(join(folder, 'built/offline.js'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a build is for the root of a host, unless command line or environment say otherwise', () => {
  expect(readBuildOptions([], {})).toEqual({ base: '/', site: undefined, out: 'dist', help: false });
  const variables = { LARKWOOD_BASE: '/env/', LARKWOOD_SITE: 'https://env.example', LARKWOOD_OUT: join(folder, 'new') };
  expect(readBuildOptions(['--base', '/a/b-c/', '--out', join(folder, 'built')], variables)).toEqual({
    base: '/a/b-c/',
    site: 'https://env.example',
    out: join(folder, 'built'),
    help: false,
  });
});

test.each([
  { args: ['--base', 'shop'], message: '--base is "shop": expected a folder such as /shop/' },
  { args: ['--base', '/shop'], message: '--base is "/shop": expected a folder such as /shop/' },
  { args: ['--base', '/a/../b/'], message: '--base is "/a/../b/": expected a folder' },
  { args: ['--base', '//shop/'], message: '--base is "//shop/": expected a folder' },
  { args: ['--site', 'shop.example'], message: '--site is "shop.example": expected an origin' },
  { args: ['--site', 'https://shop.example/'], message: '--site is "https://shop.example/": expected an origin' },
  { args: ['--site', 'ftp://shop.example'], message: '--site is "ftp://shop.example": expected an origin' },
  { args: ['--site', 'https://$host'], message: '--site is "https://$host": expected an origin' },
  { args: ['--site', 'https://a{b}.org'], message: '--site is "https://a{b}.org": expected an origin' },
  { args: ['--site', "https://x';drop.org"], message: `--site is "https://x';drop.org": expected an origin` },
  { args: ['--site', 'https://*.example'], message: '--site is "https://*.example": expected an origin' },
  { args: ['--out', '.'], message: '--out is ".": expected a new or empty folder' },
  { args: ['--out', '..'], message: '--out is "..": expected a new or empty folder' },
  { args: ['--out', ''], message: '--out is "": expected a new or empty folder' },
  { args: ['--out', join(folder, 'own')], message: 'expected a new or empty folder' },
  { args: ['--catalogue', 'none.json'], message: '--catalogue is "none.json": expected a file that npm run catalogue' },
  { args: ['--catalogue', 'package.json/x'], message: 'expected a file that npm run catalogue' },
  { args: ['--catalogue', 'scripts/catalogue/faulty/twenty-faults.csv'], message: 'has written, as JSON' },
  { args: ['--catalogue', 'src'], message: '--catalogue is "src": expected a file that npm run catalogue' },
])('$args is refused: $message', ({ args, message }) => {
  expect(readBuildOptions(args, {})).toContain(message);
});

test.each(['https://shop.example', 'http://localhost:8080', 'https://xn--mbel-5qa.example', 'http://[::1]:4173'])(
  '%s is an origin',
  (site) => {
    expect(readBuildOptions(['--site', site], {})).toMatchObject({ site });
  },
);

test('a bad value of the environment is told by the name of its variable', () => {
  expect(readBuildOptions([], { LARKWOOD_BASE: 'shop' })).toMatch(/^LARKWOOD_BASE is "shop": expected/);
});

test('an option that does not exist is an error', () => {
  expect(() => readBuildOptions(['--bse', '/shop/'], {})).toThrow("Unknown option '--bse'");
});

test.runIf(existsSync('/proc'))('a place that takes no folders is refused, and nothing is left there', () => {
  expect(readBuildOptions(['--out', '/proc/none/deeper'], {})).toBe(
    '--out is "/proc/none/deeper": expected a folder that can be written to.',
  );
  expect(readBuildOptions(['--out', join(folder, 'new/deeper')], {})).toMatchObject({
    out: join(folder, 'new/deeper'),
  });
  expect(readdirSync(folder).toSorted()).toEqual(['built', 'own']);
});
