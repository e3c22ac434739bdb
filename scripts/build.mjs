import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compress } from './compress.mjs';
import { prerender } from './prerender.mjs';
import { writeStatecharts } from './statecharts-page.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = '.larkwood/built-from';
const INPUTS = ['src', 'public', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const TEXTS = /\.(?:[cm]?[jt]sx?|json|css|svg)$/;
const IS_TEST = /\.test\.tsx?$/;

/** Production build: the bundles of shop, statecharts and server, every page as a file, all of it compressed. */
export async function build() {
  process.env.NODE_ENV = 'production';
  // When tests trigger the build, it must be the same as by `npm run build`.
  delete process.env.VITEST;
  checkSiteOrigin(process.env.VITE_SITE_ORIGIN);
  const { createBuilder } = await import('vite');
  const inputs = await hashInputs();
  await Promise.all([rm('dist', { recursive: true, force: true }), rm(STAMP, { force: true })]);
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.build(builder.environments.client);
  await builder.build(builder.environments.statecharts);
  await builder.build(builder.environments.ssr);
  const count = (await prerender()) + (await writeStatecharts());
  await compress('dist');
  await mkdir('.larkwood', { recursive: true });
  await writeFile(STAMP, inputs);
  console.log(`Built ${count} pages into dist.`);
}

/** Canonical links, sitemap and structured data are built from it. Throws unless it is a bare origin. */
function checkSiteOrigin(origin) {
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).origin === origin)) {
    throw new Error(
      `VITE_SITE_ORIGIN is "${origin}": expected an origin such as https://shop.example, without a path or slash.`,
    );
  }
}

/** Builds only if an input has changed since the last build. */
export async function ensureBuilt() {
  const builtFrom = await readFile(STAMP, 'utf8').catch(() => undefined);
  const isThere = await stat('dist/index.html').then(
    () => true,
    () => false,
  );
  if (!isThere || builtFrom !== (await hashInputs())) {
    console.log('Building the shop…');
    await build();
  }
}

/** Text files are hashed by content, pictures by name and size. */
async function hashInputs() {
  const hash = createHash('sha256').update(process.env.VITE_SITE_ORIGIN ?? '');
  for (const input of INPUTS) {
    for (const file of await filesIn(input)) {
      hash.update(`\0${file}\0`);
      hash.update(TEXTS.test(file) ? await readFile(file) : String((await stat(file)).size));
    }
  }
  return hash.digest('hex');
}

async function filesIn(path) {
  const status = await stat(path).catch(() => undefined);
  if (!status?.isDirectory()) {
    return status ? [path] : [];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(ROOT);
  await build();
}
