/** Tells what every page of the built shop loads first, what its scripts are made of, and how that compares to its budgets. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { prepareFile } from './asked-files.mjs';
import { command, noSuch } from './command.mjs';
import { buildWithMaps, composition } from './weight-composition.mjs';
import { readBudgets, sumBytes, weighPage } from './weight-pages.mjs';

const DIST = 'dist';
const HELP = `npm run weight: what each page of the built shop loads first, against the budgets in scripts/weight-budgets.json.

npm run weight                     every page: compressed bytes by type, budget and goal
npm run weight -- --parts          also what its scripts are made of, by package and folder of src
npm run weight -- --page home      only this page; may be given several times
npm run weight -- --json FILE      also writes all figures as JSON

KB are 1000 bytes, compressed with Brotli 11 as the build writes them; fonts are as they are. Of a part, "raw" is its share
of the minified scripts, "saved" what they would lose compressed without it: text in common with others is in no part.`;

await command({ help: HELP, readRequest, run });

async function run({ budgets, pages, withParts, json }) {
  const asked = Object.entries(budgets).filter(([name]) => pages.length === 0 || pages.includes(name));
  const weighed = await Promise.all(asked.map(async ([name, budget]) => pageOf(name, budget)));
  console.log('page      | html KB | script KB | budget |  goal | style KB | budget | fonts KB | files');
  for (const page of weighed) {
    console.log(row(page));
  }
  if (withParts) {
    await addParts(weighed);
    for (const { name, parts } of weighed) {
      console.log(`\n${name}: raw KB | saved KB`);
      for (const part of parts) {
        console.log(`${kilobytes(part.raw, 8)} | ${kilobytes(part.compressed, 6)}  ${part.name}`);
      }
    }
  }
  if (json !== undefined) {
    await writeFile(json, `${JSON.stringify(weighed, undefined, 2)}\n`);
  }
  return weighed.some(({ bytes, budgets: of }) => bytes.script > of.script.budget || bytes.style > of.style.budget)
    ? 1
    : 0;
}

/** The options, or an error message. */
async function readRequest() {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true, default: [] },
      parts: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const budgets = await readBudgets();
  const unknown = values.page.find((name) => !Object.hasOwn(budgets, name));
  if (unknown !== undefined) {
    return noSuch('page', unknown, Object.keys(budgets));
  }
  if (values.json !== undefined) {
    await prepareFile(values.json);
  }
  return { help: values.help, budgets, pages: values.page, withParts: values.parts, json: values.json };
}

async function pageOf(name, { path, ...budgets }) {
  const files = await weighPage(DIST, path);
  const bytes = Object.fromEntries(Object.entries(files).map(([type, of]) => [type, sumBytes(of)]));
  return { name, path, bytes, budgets, files };
}

/** Adds `parts` to every page, the largest first. */
async function addParts(pages) {
  await buildWithMaps();
  const known = new Map();
  for (const page of pages) {
    const sums = new Map();
    for (const { file } of page.files.script) {
      if (!known.has(file)) {
        known.set(file, await composition(DIST, file));
      }
      for (const { name, raw, compressed } of known.get(file)) {
        const sum = sums.get(name) ?? { name, raw: 0, compressed: 0 };
        sums.set(name, { name, raw: sum.raw + raw, compressed: sum.compressed + compressed });
      }
    }
    page.parts = [...sums.values()].toSorted((one, other) => other.compressed - one.compressed);
  }
}

function row({ name, bytes, budgets, files }) {
  return [
    name.padEnd(9),
    kilobytes(bytes.html, 7),
    kilobytes(bytes.script, 9),
    kilobytes(budgets.script.budget, 6),
    kilobytes(budgets.script.goal, 5),
    kilobytes(bytes.style, 8),
    kilobytes(budgets.style.budget, 6),
    kilobytes(bytes.font, 8),
    String(files.script.length + files.style.length + files.font.length).padStart(5),
  ].join(' | ');
}

function kilobytes(bytes, width) {
  return (bytes / 1000).toFixed(1).padStart(width);
}
