import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const BUDGETS = new URL('weight-budgets.json', import.meta.url);

/** Files of the build by type, as a page names them below any base path. */
const NAMED = /assets\/[\w./~-]+\.(js|css|woff2)\b/g;
const PREFETCH = /<link[^>]*rel="prefetch"[^>]*>/g;
const TYPES = { js: 'script', css: 'style', woff2: 'font' };
/** `import(` is left out: it loads later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

/** The budgets: `path`, and for each type a `budget` and a `goal` in bytes, by the page's name. */
export async function readBudgets() {
  return JSON.parse(await readFile(BUDGETS, 'utf8'));
}

/**
 * What a built page loads first: the files its HTML names, except for later pages, and what those import statically, as
 * `{ file, bytes }` by type, and `html`, the page itself. Bytes are compressed with Brotli, fonts as they are. Throws if a file is missing.
 *
 * @returns {Promise<Record<'html' | 'script' | 'style' | 'font', { file: string, bytes: number }[]>>}
 */
export async function weighPage(dist, path) {
  const page = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const html = await readFile(join(dist, page), 'utf8');
  const weighed = { html: [{ file: page, bytes: await compressedBytes(dist, page) }], script: [], style: [], font: [] };
  const seen = new Set(Array.from(html.replace(PREFETCH, '').matchAll(NAMED), ([file]) => file));
  for (const file of seen) {
    if (file.endsWith('.js')) {
      const code = await readFile(join(dist, file), 'utf8');
      for (const [, imported] of code.matchAll(STATIC_IMPORT)) {
        seen.add(join(file, '..', imported).replaceAll('\\', '/'));
      }
    }
    weighed[TYPES[file.split('.').at(-1)]].push({ file, bytes: await compressedBytes(dist, file) });
  }
  return weighed;
}

/** Sum of the bytes of files. */
export function sumBytes(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** One sentence for every budget that a page of the build exceeds. */
export async function exceededBudgets(dist, budgets) {
  const exceeded = [];
  for (const [name, { path, ...types }] of Object.entries(budgets)) {
    const weighed = await weighPage(dist, path);
    for (const [type, { budget }] of Object.entries(types)) {
      const bytes = sumBytes(weighed[type]);
      if (bytes > budget) {
        exceeded.push(`${name}: ${bytes} bytes of ${type}, ${bytes - budget} over its budget of ${budget}.`);
      }
    }
  }
  return exceeded;
}

async function compressedBytes(dist, file) {
  const path = join(dist, file);
  if (file.endsWith('.woff2')) {
    return (await readFile(path)).length;
  }
  // The build leaves out copies of very small files.
  return existsSync(`${path}.br`)
    ? (await readFile(`${path}.br`)).length
    : (await promisify(brotliCompress)(await readFile(path))).length;
}
