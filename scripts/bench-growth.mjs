import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { ACTS, measureAct } from './bench-acts.mjs';
import { tableLines } from './bench-report.mjs';
import { openShops } from './bench-shops.mjs';
import { filesIn } from './folder-files.mjs';
import { readBudgets, sumBytes, weighPage } from './weight-pages.mjs';

const FOLDER = '.larkwood/growth';
const KB = 1000;
const MS_PER_S = 1000;
const PAGES = ['home', 'listing', 'product'];
/** Endings of files that carry data to the browser. */
const DATA = ['.json', '.bin'];

/**
 * Builds the shop with generated catalogues, each into a folder of its own, and tells how its files, its build and its
 * answers grow. Gives an exit code: 1 where a command is missing. Throws where one fails.
 */
export async function measureGrowth(browser, { products, rounds, json }) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  if (scripts.catalogue === undefined) {
    console.error('--products needs `npm run catalogue -- --generate N --out FILE`: package.json has no "catalogue".');
    return 1;
  }
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const names = products.map((count) => `${count} products`);
  const grown = {};
  for (const [at, count] of products.entries()) {
    const catalogue = join(FOLDER, `${count}.json`);
    const dist = join(FOLDER, String(count));
    await secondsOf('catalogue', '--generate', String(count), '--out', catalogue);
    const seconds = await secondsOf('build', '--catalogue', catalogue, '--out', dist);
    if (!existsSync(join(dist, 'index.html'))) {
      console.error(
        `--products needs \`npm run build -- --catalogue FILE --out DIR\`: nothing was built into ${dist}.`,
      );
      return 1;
    }
    grown[names[at]] = { build: [seconds], ...(await filesOf(dist)), ...(await answersOf(browser, dist, rounds)) };
  }
  const measures = Object.keys(grown[names[0]]).map((name) => ({
    name,
    unit: unitOf(name),
    values: Object.fromEntries(names.map((shop) => [shop, grown[shop][name]])),
  }));
  console.log(tableLines(names, measures).join('\n'));
  if (json !== undefined) {
    await writeFile(json, `${JSON.stringify({ products, measures }, undefined, 2)}\n`);
  }
  return 0;
}

function unitOf(name) {
  return name === 'build' ? 's' : Object.hasOwn(ACTS, name) ? 'ms' : 'KB';
}

/** Runs an npm script; gives its seconds. */
function secondsOf(script, ...args) {
  const begin = performance.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve((performance.now() - begin) / MS_PER_S)
        : reject(new Error(`\`npm run ${script} -- ${args.join(' ')}\` failed: does it know these options?`)),
    );
  });
}

/** Kilobytes of what grows with the catalogue: scripts and pages, compressed and raw, and data. */
async function filesOf(dist) {
  const budgets = await readBudgets();
  const files = {};
  for (const page of PAGES) {
    const { html, script } = await weighPage(dist, await pathOf(dist, budgets[page].path));
    files[`${page}: script, Brotli`] = [sumBytes(script) / KB];
    files[`${page}: HTML, Brotli`] = [sumBytes(html) / KB];
    files[`${page}: HTML, raw`] = [(await stat(join(dist, html[0].file))).size / KB];
  }
  const data = filesIn(dist).filter((file) => DATA.includes(extname(file)));
  const sizes = await Promise.all(data.map(async (file) => (await stat(join(dist, file))).size));
  files['data files, raw'] = [sizes.reduce((sum, size) => sum + size, 0) / KB];
  files['largest data file, raw'] = [Math.max(0, ...sizes) / KB];
  return files;
}

/** A page's path; where the build has no such page, the first one of its folder. */
async function pathOf(dist, path) {
  if (path === '/' || existsSync(join(dist, `${path}.html`))) {
    return path;
  }
  const folder = path.slice(0, path.lastIndexOf('/'));
  const page = (await readdir(join(dist, folder))).toSorted().find((name) => name.endsWith('.html'));
  return `${folder}/${page.slice(0, -'.html'.length)}`;
}

async function answersOf(browser, dist, rounds) {
  const { shops, close } = await openShops({ dist, others: [], mapping: {} });
  try {
    const answers = {};
    for (const name of ['category filter', 'letter, list search: results']) {
      answers[name] = [];
      for (let round = 0; round < rounds; round += 1) {
        answers[name].push(await measureAct(browser, shops[1], ACTS[name]));
      }
    }
    return answers;
  } finally {
    close();
  }
}
