import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { exceededBudgets, weighPage } from './weight-pages.mjs';

/** Files of a build: their text, and the length of their compressed copy in bytes. */
const BUILD = {
  'index.html': { text: page('["/shop/assets/entry-A1.js"]', 'late-D4.js'), bytes: 100 },
  'assets/entry-A1.js': {
    text: 'import{a as b}from"./shared-B2.js";import"./side-C3.js";import("./late-D4.js")',
    bytes: 500,
  },
  'assets/shared-B2.js': { text: 'export{a}from"./deep-E5.js"', bytes: 300 },
  'assets/deep-E5.js': { text: 'export const a=1', bytes: 40 },
  'assets/side-C3.js': { text: '"nothing"', bytes: 7 },
  'assets/late-D4.js': { text: '"later"', bytes: 9000 },
  'assets/style-F6.css': { text: 'body{}', bytes: 60 },
};

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'weight-'));
  mkdirSync(join(dist, 'assets'));
  for (const [file, { text, bytes }] of Object.entries(BUILD)) {
    writeFileSync(join(dist, file), text);
    writeFileSync(join(dist, `${file}.br`), Buffer.alloc(bytes));
  }
  writeFileSync(join(dist, 'assets/serif-G7.woff2'), Buffer.alloc(2000));
});

afterEach(() => rmSync(dist, { recursive: true }));

test('a page loads what it names and what that imports statically, each once', async () => {
  const { html, script, style, font } = await weighPage(dist, '/');
  expect(Object.fromEntries(script.map(({ file, bytes }) => [file, bytes]))).toEqual({
    'assets/entry-A1.js': 500,
    'assets/shared-B2.js': 300,
    'assets/side-C3.js': 7,
    'assets/deep-E5.js': 40,
  });
  expect([html, style, font].map((files) => files.map(({ bytes }) => bytes))).toEqual([[100], [60], [2000]]);
});

test('a file without a compressed copy is weighed compressed', async () => {
  rmSync(join(dist, 'assets/deep-E5.js.br'));
  const { script } = await weighPage(dist, '/');
  const bytes = script.find(({ file }) => file === 'assets/deep-E5.js')?.bytes ?? 0;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(40);
});

test('one byte over a budget is told, with the page, the type and how much', async () => {
  const budgets = (script: number, style: number) => ({
    home: { path: '/', script: { budget: script, goal: 1 }, style: { budget: style, goal: 1 } },
  });
  expect(await exceededBudgets(dist, budgets(847, 60))).toEqual([]);
  expect(await exceededBudgets(dist, budgets(846, 59))).toEqual([
    'home: 847 bytes of script, 1 over its budget of 846.',
    'home: 60 bytes of style, 1 over its budget of 59.',
  ]);
});

/** A page that names modules, a style sheet and a font, and a script for a later page. */
function page(modules: string, prefetched: string): string {
  return [
    `<html><head><script>(function(modules){})(${modules})</script>`,
    '<link rel="stylesheet" href="/shop/assets/style-F6.css">',
    '<link rel="preload" href="/shop/assets/serif-G7.woff2" as="font">',
    `<link rel="prefetch" href="/shop/assets/${prefetched}"></head></html>`,
  ].join('');
}
