import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { USUAL_BUILD } from './build-options.mjs';
import { compress } from './compress.mjs';
import { writeHeadersAndRedirects } from './hosting.mjs';
import { shippedPackages, writeNotices } from './notices.mjs';
import { prerender } from './prerender.mjs';
import { writeStatecharts } from './statecharts-page.mjs';

const INPUTS = ['src', 'public', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const TEXTS = /\.(?:[cm]?[jt]sx?|json|css|svg)$/;
const IS_TEST = /\.test\.tsx?$/;

/**
 * Production build: the bundles of shop, statecharts and server, every page as a file, all of it compressed. The options
 * are those of `readBuildOptions`.
 */
export async function build(options = USUAL_BUILD) {
  process.env.NODE_ENV = 'production';
  // When tests trigger the build, it must be the same as by `npm run build`.
  delete process.env.VITEST;
  const { base, site, out } = options;
  const stamp = stampOf(out);
  const { createBuilder } = await import('vite');
  const inputs = await hashInputs(options);
  await Promise.all([rm(out, { recursive: true, force: true }), rm(stamp, { force: true })]);
  const packages = shippedPackages();
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins: [packages.plugin],
    base,
    define: site === undefined ? {} : { 'import.meta.env.LARKWOOD_SITE': JSON.stringify(site) },
    build: { outDir: out },
    environments: { statecharts: { build: { outDir: out } } },
  });
  await builder.build(builder.environments.client);
  await builder.build(builder.environments.statecharts);
  await builder.build(builder.environments.ssr);
  const count = (await prerender(options)) + (await writeStatecharts(options));
  await writeNotices(options, packages.folders);
  await compress(out);
  await writeHeadersAndRedirects(options);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, inputs);
  console.log(`Built ${count} pages into ${out}.`);
}

/** Builds only if an input has changed since the last build. */
export async function ensureBuilt(options = USUAL_BUILD) {
  const builtFrom = await readFile(stampOf(options.out), 'utf8').catch(() => undefined);
  const isThere = await stat(join(options.out, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!isThere || builtFrom !== (await hashInputs(options))) {
    console.log('Building the shop…');
    await build(options);
  }
}

/** The file that says what the build in a folder was made from. */
function stampOf(out) {
  return join('.larkwood/builds', out.replaceAll(/[^\w.-]/g, '-'));
}

/** Text files are hashed by content, pictures by name and size. */
async function hashInputs({ base, site, catalogue }) {
  const hash = createHash('sha256').update(JSON.stringify({ base, site }));
  if (catalogue !== undefined) {
    hash.update(await readFile(catalogue));
  }
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
