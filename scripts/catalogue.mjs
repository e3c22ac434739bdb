import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { parseArgs } from 'node:util';

import { command } from './command.mjs';
import { importTypeScript } from './typescript.mjs';

const OWN_CATALOGUE = 'catalogue/catalogue.json';
const MAX_PRODUCTS = 20_000;
const MAX_SEED = 4_294_967_295;
const SHOWN_FAULTS = 100;

const HELP = `npm run catalogue: a catalogue of one's own instead of the sample products (docs/catalogue.md).

npm run catalogue -- --from FILE          checks a catalogue in JSON or CSV, and writes it if all is right
npm run catalogue -- --from FILE --check  only checks
npm run catalogue -- --generate N         makes N plausible products, 1 to ${MAX_PRODUCTS}
npm run catalogue -- --generate N --seed S  others; the same seed makes the same ones, 1 by default
npm run catalogue -- --export             writes the sample catalogue, for a start

--out FILE  where to write, as JSON or CSV by its ending; ${OWN_CATALOGUE} by default, which the build reads.
--export needs it.

Faults are told as FILE:LINE:COLUMN, what stands there and what is expected; nothing is written then, and the exit code is 1.`;

await command({ help: HELP, readRequest, run, needsShop: false });

/** The request, or what is wrong with the options. */
async function readRequest() {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      check: { type: 'boolean', default: false },
      generate: { type: 'string' },
      seed: { type: 'string' },
      export: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { from, generate, seed = '1', export: asSample, check } = values;
  const tasks = [from !== undefined, generate !== undefined, asSample].filter(Boolean).length;
  if (values.help || process.argv.length === 2) {
    return { help: true };
  }
  if (tasks !== 1) {
    return 'Give one of --from FILE, --generate N and --export; --help explains them.';
  }
  if (check && (from === undefined || values.out !== undefined)) {
    return '--check goes with --from FILE, and writes nothing: leave out --out.';
  }
  if (values.seed !== undefined && generate === undefined) {
    return '--seed goes with --generate N.';
  }
  if (generate !== undefined && !isWhole(generate, 1, MAX_PRODUCTS)) {
    return `--generate takes a whole number from 1 to ${MAX_PRODUCTS}, not "${generate}".`;
  }
  if (!isWhole(seed, 0, MAX_SEED)) {
    return `--seed takes a whole number from 0 to ${MAX_SEED}, not "${seed}".`;
  }
  if (asSample && values.out === undefined) {
    return '--export needs --out FILE, ending in .json or .csv.';
  }
  const out = values.out ?? OWN_CATALOGUE;
  return (
    (from === undefined ? undefined : await wrongInput(from)) ??
    (check ? undefined : await wrongOutput(out)) ?? { from, check, generate: Number(generate), seed: Number(seed), out }
  );
}

function isWhole(text, from, to) {
  return /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to;
}

async function wrongInput(file) {
  const found = await kindOf(file);
  if (found === 'nothing') {
    return `There is no file "${file}".`;
  }
  if (found === 'folder') {
    return `"${file}" is a folder: --from takes a file.`;
  }
  return formatOf(file) === undefined ? `"${file}" ends in neither .json nor .csv.` : undefined;
}

async function wrongOutput(file) {
  if ((await kindOf(file)) === 'folder') {
    return `"${file}" is a folder: --out takes a file.`;
  }
  return formatOf(file) === undefined ? `--out "${file}" ends in neither .json nor .csv.` : undefined;
}

async function kindOf(file) {
  const found = await stat(file).catch(() => undefined);
  return found === undefined ? 'nothing' : found.isDirectory() ? 'folder' : 'file';
}

function formatOf(file) {
  return { '.json': 'json', '.csv': 'csv' }[extname(file).toLowerCase()];
}

async function run(request) {
  try {
    return await carryOut(request);
  } catch (error) {
    if (error.path === undefined) {
      throw error;
    }
    console.error(`"${error.path}" can be neither read nor written: ${error.message}`);
    return 2;
  }
}

async function carryOut(request) {
  const { catalogue, faults, warnings } = await catalogueOf(request);
  if (faults.length > 0) {
    tellFaults(request, faults);
    return 1;
  }
  for (const warning of warnings) {
    console.error(`Warning: ${warning}`);
  }
  if (request.check) {
    console.log(`${request.from} is right: ${sizeOf(catalogue)}.`);
    return 0;
  }
  const { catalogueText } = await importTypeScript('scripts/catalogue/write.ts');
  await writeWhole(request.out, catalogueText(catalogue, formatOf(request.out)));
  console.log(`${request.out}: ${sizeOf(catalogue)}.`);
  return 0;
}

async function catalogueOf({ from, generate, seed }) {
  if (from !== undefined) {
    const { readCatalogue } = await importTypeScript('scripts/catalogue/read.ts');
    return readCatalogue(await readFile(from), formatOf(from));
  }
  if (generate > 0) {
    const { generateCatalogue } = await importTypeScript('scripts/catalogue/generate.ts');
    return { catalogue: generateCatalogue(generate, seed), faults: [], warnings: [] };
  }
  const { sampleCatalogue } = await importTypeScript('src/fixtures/sample-catalogue.ts');
  return { catalogue: sampleCatalogue(), faults: [], warnings: [] };
}

function tellFaults({ from, check }, faults) {
  for (const { line, column, name, found, expected } of faults.slice(0, SHOWN_FAULTS)) {
    console.error(`${from}:${line}:${column} ${name}: found ${found}, expected ${expected}`);
  }
  if (faults.length > SHOWN_FAULTS) {
    console.error(`… and ${faults.length - SHOWN_FAULTS} more`);
  }
  const number = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.error(`${number} in ${from}${check ? '' : '; nothing was written'}.`);
}

function sizeOf({ products, altTexts, reviews }) {
  const ofProducts = Object.values(reviews).flat();
  return `${products.length} products, ${Object.keys(altTexts).length} pictures, ${ofProducts.length} reviews`;
}

/** Readers see the file as it was before or as it is after, never a part of it. */
async function writeWhole(file, text) {
  await mkdir(dirname(file), { recursive: true });
  const written = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(written, text);
    await rename(written, file);
  } finally {
    await rm(written, { force: true });
  }
}
