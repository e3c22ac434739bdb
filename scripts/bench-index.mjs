/**
 * Measures the catalogue's index in a browser whose processor is slowed down: the size of its files, how long they take
 * to open, and how long each answer takes the first time, which is the slowest.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';

import { readJson } from './asked-files.mjs';
import { median } from './bench-report.mjs';
import { launchOptions } from './browser.mjs';
import { command } from './command.mjs';
import { HINT } from './compile-hints.mjs';
import { importTypeScript } from './typescript.mjs';
import { compressedSize } from './weight-composition.mjs';

const HELP = `npm run bench:index: the index that lists and searches ask, with many products, at a processor four times slower.

npm run bench:index -- --products 20000   so many products, made from the words of the sample ones; 10000 by default
npm run bench:index -- --from FILE        the products of a catalogue file instead
npm run bench:index -- --rounds 9         so many new pages, 5 by default; shown are the medians
npm run bench:index -- --slowdown 1       so many times slower is the processor, 4 by default

Each answer is timed once a page, so before its code is warm. "x floor" is its ratio to a loop of a million steps on the same page.`;

const QUERIES = [
  'o',
  'oak',
  'oak chair',
  'oakchair',
  'the',
  'cushoin',
  'larkwood three seat sofa in linen',
  'cosy walnut lamp for the sofa',
  'zebra',
];

await command({ help: HELP, readRequest, run, needsShop: false });

/** The options, or an error message. */
async function readRequest() {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000' },
      from: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      help: { type: 'boolean', default: false },
    },
  });
  const [products, rounds, slowdown] = [values.products, values.rounds, values.slowdown].map(Number);
  if (![products, rounds, slowdown].every((number) => Number.isInteger(number) && number >= 1)) {
    return '--products, --rounds and --slowdown take a whole number from 1.';
  }
  const { from, help } = values;
  const catalogue = from === undefined ? undefined : await readJson(from);
  return catalogue === undefined || Array.isArray(catalogue.products)
    ? { help, products, catalogue, rounds, slowdown }
    : `"${from}" is no catalogue: npm run catalogue writes one.`;
}

async function run({ products, catalogue, rounds, slowdown }) {
  const all = catalogue?.products ?? (await madeProducts(products));
  const { listFileOf } = await importTypeScript('src/domain/list-file.ts');
  const { searchFilesOf } = await importTypeScript('src/domain/search-file.ts');
  const files = searchFilesOf(all);
  const [list, search] = [JSON.stringify(listFileOf(all)), JSON.stringify(files.search)];
  const mentions = files.mentions.map((file) => JSON.stringify(file));
  const [listBytes, searchBytes] = [await compressedSize(list), await compressedSize(search)];
  console.log(
    `${all.length} products: list ${kilobytes(listBytes)} KB and search ${kilobytes(searchBytes)} KB as brotli,`,
  );
  console.log(
    `together ${kilobytes(listBytes + searchBytes)} KB; ${kilobytes(list.length + search.length)} KB as JSON`,
  );
  if (mentions.length > 0) {
    const sizes = await Promise.all(mentions.map(compressedSize));
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map(kilobytes);
    console.log(
      `${sizes.length} files of mentions, ${least} to ${most} KB, of which a search loads those that it needs`,
    );
  }
  const script = await bundled();
  console.log(`code ${kilobytes(await compressedSize(script))} KB as brotli\n`);
  const browser = await chromium.launch(await launchOptions());
  try {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timesOnNewPage(browser, { script, list, search, mentions, slowdown }));
    }
    const floor = median(times.map((each) => each.floor));
    for (const name of Object.keys(times[0])) {
      const all = times.map((each) => each[name]);
      const [low, high] = [Math.min(...all), Math.max(...all)].map((ms) => ms.toFixed(1));
      const ms = median(all);
      console.log(
        `${name.padEnd(48)} ${ms.toFixed(1).padStart(6)} ms  ${(ms / floor).toFixed(1).padStart(5)} x floor  (${low}-${high})`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** The index's code as a browser loads it; its functions are in the global `index`. */
async function bundled() {
  const entry = fileURLToPath(new URL('bench-index-entry.mjs', import.meta.url));
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'index' } },
  });
  return output[0].code;
}

async function timesOnNewPage(browser, { script, list, search, mentions, slowdown }) {
  const page = await browser.newPage();
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addScriptTag({ content: `${HINT}${script}` });
    return await page.evaluate(measure, { list, search, mentions, queries: QUERIES });
  } finally {
    await page.close();
  }
}

/** Runs in the page; each step is a task of its own. */
async function measure({ list, search, mentions, queries }) {
  const times = {};
  const time = async (name, step) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const start = performance.now();
    const result = step();
    times[name] = performance.now() - start;
    return result;
  };
  const { openList, openSearch, catalogueIndex, ruleSteps } = globalThis.index;
  await time('floor', () => {
    let mixed = 1;
    for (let step = 0; step < 1_000_000; step += 1) {
      mixed = Math.imul(mixed ^ step, 31);
    }
    return mixed;
  });
  const all = { category: 'all', band: 'all', q: '', sort: 'featured' };
  const listFile = await time('read the JSON of the list', () => JSON.parse(list));
  const opened = await time('openList', () => openList(listFile));
  await time('find: all', () => opened.find(all));
  await time('find: another category', () => opened.find({ ...all, category: 'Kitchen' }));
  await time('find: another order', () => opened.find({ ...all, sort: 'price-low' }));
  await time('idOf', () => opened.idOf('No-Such-Product'));
  const searchFile = await time('read the JSON of the search', () => JSON.parse(search));
  const searching = await time('openSearch', () => openSearch(opened.columns, searchFile));
  const index = catalogueIndex(opened, searching);
  // A browser does so once it is idle.
  for (const [step, compileRules] of ruleSteps.entries()) {
    await time(`compile rules of queries, ${step + 1}`, compileRules);
  }
  for (const [position, file] of mentions.entries()) {
    const read = JSON.parse(file);
    await time('take a file of mentions', () => index.takeMentions(position, read));
  }
  for (const q of queries) {
    await time(`find: “${q}”`, () => index.find({ ...all, q }));
  }
  for (const words of ['c', 'ch', 'chiar', 'sofaa']) {
    await time(`suggest: “${words}”`, () => index.suggest(words));
  }
  await time('looser', () => index.looser({ ...all, q: 'zebra sofa', category: 'Kitchen', band: '0-30' }));
  return times;
}

/** Products of words, kinds and sentences of the sample products, each with a name of its own. */
async function madeProducts(count) {
  const { products } = await importTypeScript('src/fixtures/products.ts');
  const { seededRandom } = await importTypeScript('src/domain/random.ts');
  const random = seededRandom(count);
  const any = (items) => items[Math.floor(random() * items.length)];
  const firstWords = [...new Set(products.map(({ name }) => name.split(' ')[0]))];
  const materials = [...new Set(products.flatMap(({ materials: each }) => each.split(', ')))];
  const colours = [...new Set(products.flatMap(({ colours: each }) => each.split(', ')))];
  const sentences = products.flatMap(({ description }) => description.split(/(?<=[.!?]) /));
  const names = new Set();
  return Array.from({ length: count }, (_, position) => {
    const product = any(products);
    const centimetres = () => 10 + Math.floor(random() * 230);
    let name = product.name;
    while (names.has(name)) {
      name = [any(firstWords), any(firstWords), any(materials).split(' ').at(-1), product.kind].join(' ');
    }
    names.add(name);
    return {
      ...product,
      id: position + 1,
      name,
      price: 9 + Math.floor(random() ** 3 * 2_000),
      discount: any([0, 0, 0, 5, 10, 20, 25]),
      stock: Math.floor(random() * 11),
      rate: any([3, 4, 4, 5, 5]),
      colours: `${any(colours)}, ${any(colours)}`,
      materials: `${any(materials)}, ${any(materials)}`,
      dimensions: `W ${centimetres()} × D ${centimetres()} × H ${centimetres()}`,
      description: `${any(sentences)} ${any(sentences)}`,
    };
  });
}

function kilobytes(bytes) {
  return Math.ceil(bytes / 1_000);
}
