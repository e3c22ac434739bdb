import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { CatalogueFile } from '#domain/catalogue-file';
import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { makeFolder } from '#kit/paths/cli/make-folder';
import { MAX_COUNTED } from './faults';
import type { PlacedFault } from './faults';
import { generateCatalogue } from './generate';
import { readCatalogue } from './read';
import type { Reading } from './read';
import { catalogueText } from './write';

const OWN_CATALOGUE = 'catalogue/catalogue.json';
const MAX_PRODUCTS = 20_000;
/** Much more than so many products take; a file is read whole. */
const MAX_MEGABYTES = 64;
const MAX_SEED = 4_294_967_295;
const SHOWN_FAULTS = 100;
/** Ends the name of a file that is being written: nobody has asked for it, and nobody is told of it. */
const UNFINISHED = `.${process.pid}.tmp`;

export const HELP = `npm run catalogue: a catalogue of one's own instead of the sample products (docs/catalogue.md).

npm run catalogue -- --from FILE              checks a catalogue in JSON or CSV, and writes it if all is right
npm run catalogue -- --from FILE --check      only checks
npm run catalogue -- --from FILE --all        shows all faults, not only the first ${SHOWN_FAULTS}
npm run catalogue -- --generate N             makes N plausible products, 1 to ${MAX_PRODUCTS}
npm run catalogue -- --generate N --seed S    other ones; the same seed makes the same, 1 by default
npm run catalogue -- --export --out FILE      writes the sample catalogue, for a start

--out FILE  where to write, as JSON or CSV by its ending; ${OWN_CATALOGUE} by default, which the build reads
            Files are from this project's folder, wherever npm is started.

Faults are told as FILE:LINE:COLUMN, what stands there and what is expected; nothing is written then, and the exit code is 1.`;

type Format = 'json' | 'csv';

/** What is to be done: exactly one of the three. */
type Task =
  | { readonly from: string; readonly format: Format }
  | { readonly generate: number; readonly seed: number }
  | { readonly export: true };

interface Output {
  readonly file: string;
  readonly format: Format;
}

interface Request {
  readonly task: Task;
  /** Undefined to check only. */
  readonly output: Output | undefined;
  /** Of how many faults each is shown. */
  readonly shownFaults?: number;
}

/** Where the command prints: results to `log`, faults and warnings to `error`. */
export interface Printer {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** The request, or a sentence on what is wrong with the options. Throws for unknown options. */
export async function readRequest(args: readonly string[]): Promise<Request | { readonly help: true } | string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      check: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      generate: { type: 'string' },
      seed: { type: 'string' },
      export: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { from, generate, check, out } = values;
  if (values.help || args.length === 0) {
    return { help: true };
  }
  if ([from !== undefined, generate !== undefined, values.export].filter(Boolean).length !== 1) {
    return 'Give one of --from FILE, --generate N and --export; --help explains them.';
  }
  if (check && (from === undefined || out !== undefined)) {
    return '--check goes with --from FILE, and writes nothing: leave out --out.';
  }
  if (values.all && from === undefined) {
    return '--all goes with --from FILE.';
  }
  if (values.seed !== undefined && generate === undefined) {
    return '--seed goes with --generate N.';
  }
  if (values.export && out === undefined) {
    return '--export needs --out FILE, ending in .json or .csv.';
  }
  const task = from === undefined ? ownTask(generate, values.seed) : await fromFile(from);
  const output = check ? undefined : await outputTo(out ?? OWN_CATALOGUE);
  return typeof task === 'string'
    ? task
    : typeof output === 'string'
      ? output
      : { task, output, ...(values.all ? { shownFaults: Infinity } : {}) };
}

function ownTask(generate: string | undefined, seed = '1'): Task | string {
  if (generate === undefined) {
    return { export: true };
  }
  if (!isWhole(generate, 1, MAX_PRODUCTS)) {
    return `--generate takes a whole number from 1 to ${MAX_PRODUCTS}, not "${generate}".`;
  }
  return isWhole(seed, 0, MAX_SEED)
    ? { generate: Number(generate), seed: Number(seed) }
    : `--seed takes a whole number from 0 to ${MAX_SEED}, not "${seed}".`;
}

function isWhole(text: string, from: number, to: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to;
}

async function fromFile(from: string): Promise<Task | string> {
  const found = await stat(from).catch(() => undefined);
  if (found === undefined) {
    return `There is no file "${resolve(from)}".`;
  }
  if (found.isDirectory()) {
    return `"${from}" is a folder: --from takes a file.`;
  }
  if (!found.isFile()) {
    // One such as /dev/zero never ends.
    return `"${from}" is a device or the like: --from takes a file.`;
  }
  const megabytes = Math.ceil(found.size / 1_000_000);
  if (megabytes > MAX_MEGABYTES) {
    return `"${from}" has ${megabytes} MB: --from takes a file of up to ${MAX_MEGABYTES} MB.`;
  }
  const format = formatOf(from);
  return format === undefined ? `"${from}" ends in neither .json nor .csv.` : { from, format };
}

async function outputTo(file: string): Promise<Output | string> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) {
    return `"${file}" is a folder: --out takes a file.`;
  }
  const format = formatOf(file);
  return format === undefined ? `--out "${file}" ends in neither .json nor .csv.` : { file, format };
}

function formatOf(file: string): Format | undefined {
  const ending = extname(file).toLowerCase();
  return ending === '.json' ? 'json' : ending === '.csv' ? 'csv' : undefined;
}

/** Does what is asked for; the exit code is 0, 1 for faults, 2 for files that can be neither read nor written. */
export async function run({ task, output, shownFaults = SHOWN_FAULTS }: Request, printer: Printer): Promise<number> {
  try {
    const { catalogue, faults, warnings } = await catalogueOf(task);
    if (catalogue === undefined) {
      tellFaults('from' in task ? task.from : '', faults, shownFaults, output, printer);
      return 1;
    }
    warnings.forEach((warning) => printer.error(`Warning: ${warning}`));
    if (output !== undefined) {
      await writeWhole(output.file, catalogueText(catalogue, output.format));
    }
    const checked = 'from' in task ? `${task.from} is right` : '';
    printer.log(`${output?.file ?? checked}: ${sizeOf(catalogue)}.`);
    return 0;
  } catch (error) {
    if (!isFileError(error)) {
      throw error;
    }
    // A disk that is full, unlike a place that does not exist, is told without the file.
    const [path, message] = [error.path ?? output?.file ?? '', error.message].map((text) =>
      text.replaceAll(UNFINISHED, ''),
    );
    printer.error(`"${path}" can be neither read nor written: ${message}`);
    return 2;
  }
}

async function catalogueOf(task: Task): Promise<Reading> {
  if ('from' in task) {
    return readCatalogue(await readFile(task.from), task.format);
  }
  const catalogue = 'generate' in task ? generateCatalogue(task.generate, task.seed) : sampleCatalogue();
  return { catalogue, faults: [], warnings: [] };
}

function tellFaults(
  from: string,
  faults: readonly PlacedFault[],
  shownFaults: number,
  output: Output | undefined,
  { error }: Printer,
): void {
  for (const { line, column, name, found, expected } of faults.slice(0, shownFaults)) {
    error(`${from}:${line}:${column} ${name}: found ${found}, expected ${expected}`);
  }
  const isCounted = faults.length <= MAX_COUNTED;
  if (faults.length > shownFaults) {
    error(`… and ${isCounted ? `${faults.length - shownFaults} ` : ''}more: --all shows them`);
  }
  const counted = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const number = isCounted ? counted : `More than ${MAX_COUNTED} faults`;
  error(`${number} in ${from}${output === undefined ? '' : '; nothing was written'}.`);
}

function sizeOf({ products, altTexts, reviews }: CatalogueFile): string {
  const ofProducts = Object.values(reviews).flat();
  return `${products.length} products, ${Object.keys(altTexts).length} pictures, ${ofProducts.length} reviews`;
}

function isFileError(error: unknown): error is Error & { readonly path?: string } {
  return error instanceof Error && 'syscall' in error;
}

/** Readers see the file as it was before or as it is after, never a part of it. */
async function writeWhole(file: string, text: string): Promise<void> {
  makeFolder(resolve(dirname(file)));
  const written = file + UNFINISHED;
  try {
    await writeFile(written, text);
    await rename(written, file);
  } finally {
    await rm(written, { force: true });
  }
}
