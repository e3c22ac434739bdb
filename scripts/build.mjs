import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { alone } from './alone.mjs';
import { USUAL_BUILD } from './build-options.mjs';
import { latestChart } from './chart-history.mjs';
import { compress } from './compress.mjs';
import { filesIn } from './folder-files.mjs';
import { writeHeadersAndRedirects } from './hosting.mjs';
import { shippedPackages, writeNotices } from './notices.mjs';
import { prerender } from './prerender.mjs';
import { publish } from './publish.mjs';
import { writeStatecharts } from './statecharts-page.mjs';
import { REPORT } from './tested.mjs';

const SOURCE_FOLDERS = ['src', 'public', 'scripts'];
const SOURCE_FILES = ['vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const TEXTS = /\.(?:[cm]?[jt]sx?|json|css|svg)$/;
const IS_TEST = /\.test\.tsx?$/;

/** Bytes of the index of a catalogue above which a build says so. */
const INDEX_BUDGET = 250_000;

/** Where bundles and pages are made before they are published. */
const WORK = '.larkwood/build';

/** There while a build runs: two commands that are started together share the folder above. */
const RUNNING = '.larkwood/build-runs';

/**
 * Production build: every page as a file beside the bundles, all of it compressed. Bundles are made only if what they are
 * made of has changed, and only files that changed are written into the folder. The options are those of
 * `readBuildOptions`. Waits for a build of another process.
 */
export function build(options = USUAL_BUILD) {
  return alone(RUNNING, 'building the shop', () => buildAlone(options));
}

async function buildAlone(options) {
  process.env.NODE_ENV = 'production';
  // When tests trigger the build, it must be the same as by `npm run build`.
  delete process.env.VITEST;
  const { out } = options;
  const stamp = stampOf(out);
  const sources = await hashSources(options);
  const inputs = await hashInputs(options, sources);
  const { browser, server, packages } = await ensureBundled(options, sources);
  const made = { ...options, out: join(WORK, 'pages') };
  await rm(made.out, { recursive: true, force: true });
  cpSync(browser, made.out, { recursive: true });
  const count = (await prerender(made, server)) + (await writeStatecharts(made));
  await writeNotices(made, packages);
  await writeHeadersAndRedirects(made);
  await rm(stamp, { force: true });
  const written = publish(made.out, out);
  await compress(out);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, inputs);
  console.log(`Built ${count} pages into ${out}: ${written} files are new or changed.`);
  const index = await indexBytes(out);
  if (index > INDEX_BUDGET) {
    console.warn(
      `Filters and search will load ${Math.round(index / 1000)} KB, more than ${INDEX_BUDGET / 1000}: it grows with the products and the different words in their texts (decision 093).`,
    );
  }
}

/** What is loaded at the first touch of filters and search, in bytes as sent. */
async function indexBytes(out) {
  const files = (await readdir(join(out, 'data'))).filter((name) => /^(?:list|search)\..*\.br$/.test(name));
  const sizes = await Promise.all(files.map((name) => stat(join(out, 'data', name)).then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The bundles of shop, statecharts and server for one place on a host, and the folders of the packages in the first two.
 * `sources` is the hash of what they are made of.
 */
async function ensureBundled({ base, site }, sources) {
  const place = createHash('sha256').update(JSON.stringify({ base, site })).digest('hex').slice(0, 8);
  const folder = join(WORK, place);
  const [browser, server, note] = ['browser', 'server', 'made.json'].map((name) => join(folder, name));
  const made = JSON.parse(await readFile(note, 'utf8').catch(() => '{}'));
  if (made.sources === sources) {
    return { browser, server, packages: made.packages };
  }
  await rm(folder, { recursive: true, force: true });
  const { createBuilder } = await import('vite');
  const packages = shippedPackages();
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins: [packages.plugin],
    base,
    define: site === undefined ? {} : { 'import.meta.env.LARKWOOD_SITE': JSON.stringify(site) },
    build: { outDir: browser },
    environments: { statecharts: { build: { outDir: browser } }, ssr: { build: { outDir: server } } },
  });
  await builder.build(builder.environments.client);
  await builder.build(builder.environments.statecharts);
  await builder.build(builder.environments.ssr);
  await writeFile(note, JSON.stringify({ sources, packages: [...packages.folders] }));
  return { browser, server, packages: [...packages.folders] };
}

/** Builds only if an input has changed since the last build. */
export function ensureBuilt(options = USUAL_BUILD) {
  return alone(RUNNING, 'building the shop', async () => {
    const builtFrom = await readFile(stampOf(options.out), 'utf8').catch(() => undefined);
    const isThere = await stat(join(options.out, 'index.html')).then(
      () => true,
      () => false,
    );
    if (!isThere || builtFrom !== (await hashInputs(options, await hashSources(options)))) {
      console.log('Building the shop…');
      await buildAlone(options);
    }
  });
}

/** The file that says what the build in a folder was made from. */
function stampOf(out) {
  return join('.larkwood/builds', out.replaceAll(/[^\w.-]/g, '-'));
}

/** Of what a build is made: its sources and its catalogue. */
async function hashInputs({ catalogue }, sources) {
  const hash = createHash('sha256').update(sources);
  if (catalogue !== undefined) {
    hash.update(await readFile(catalogue));
  }
  return hash.digest('hex');
}

/** Of what the bundles are made. Text files are hashed by content, pictures by name and size. Statecharts have a report and a history. */
async function hashSources({ base, site }) {
  const hash = createHash('sha256').update(JSON.stringify({ base, site }));
  hash.update(await readFile(REPORT).catch(() => '')).update(latestChart('.'));
  const inFolders = SOURCE_FOLDERS.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  for (const file of [...inFolders, ...SOURCE_FILES].filter((each) => !IS_TEST.test(each))) {
    hash.update(`\0${file}\0`);
    hash.update(TEXTS.test(file) ? await readFile(file) : String((await stat(file)).size));
  }
  return hash.digest('hex');
}
