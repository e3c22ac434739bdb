import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import ts from 'typescript';
import { createVitest } from 'vitest/node';

import { codeMutants, endingLoops } from './code-mutants.mjs';
import { command } from './command.mjs';
import { filesIn } from './folder-files.mjs';

const FOLDER = 'src/domain';
const HELP = `Measures how many defects of the rules in ${FOLDER} are noticed by unit tests.

  npm run mutants:domain                    all files
  npm run mutants:domain -- price quantity  those of these names, or src/domain/price.ts

Every file is built with one defect at a time: another comparison, sign, number or branch. The test of its name judges
it, then those that import it, then those beside it that do by way of other files. It ends with 1 when fewer than 95 of 100
are noticed; those that live are listed, with line and column.`;
const GOAL = 0.95;
/** So few mutants are judged by all tests at once: to start another process takes longer. */
const FEW = 20;

/** At the head of a test: the first failure is enough, and no smaller example of it is looked for. */
const UNTIL_RED = `import { configureGlobal as configureProperties } from 'fast-check';
import { beforeEach as beforeEachOfAll } from 'vitest';
configureProperties({ endOnFailure: true });
let isRed = false;
beforeEachOfAll(({ onTestFailed, skip }) => {
  skip(isRed);
  onTestFailed(() => {
    isRed = true;
  });
});
`;

const names = readdirSync(FOLDER).map((file) => basename(file, '.ts'));
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);
/** Unit tests of other folders; those of the whole system are too slow for each mutant. */
const elsewhere = ['src', 'tests']
  .flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith(FOLDER) && !file.startsWith('tests/machines'))
  .map((file) => resolve(file));
const imported = new Map();
/** The codes that are tried in place of a file, by its name. */
const inPlace = new Map();

await command({ help: HELP, readRequest, run: measure, needsShop: false });

/** The names asked for, or a sentence about what is wrong. */
function readRequest() {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  const rules = names.filter((name) => !name.endsWith('.test'));
  const asked = positionals.map((name) => name.replace(`${FOLDER}/`, '').replace(/\.ts$/, ''));
  const mistaken = asked.find((name) => !rules.includes(name));
  return mistaken === undefined
    ? { help: values.help, asked: asked.length > 0 ? asked : rules }
    : `There is no ${FOLDER}/${mistaken}.ts.`;
}

async function measure({ asked }) {
  let noticed = 0;
  let all = 0;
  let unneeded = 0;
  // One process for all: to start one for each mutant would take longer than its tests.
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      reporters: [{}],
      pool: 'forks',
      isolate: false,
      testTimeout: 120_000,
      teardownTimeout: 120_000,
    },
    { resolve: { tsconfigPaths: true }, plugins: [mutantsInPlace()] },
  );
  try {
    await vitest.standalone();
    for (const name of asked) {
      const code = readFileSync(pathOf(name), 'utf8');
      const mutants = codeMutants(code);
      const probes = mutants.flatMap(({ probe }) => probe ?? []);
      const codes = [code, ...mutants.map((mutant) => mutant.code), ...probes];
      const ending = codes.map((text) => endingLoops(text));
      const living = new Set((await livingOf(vitest, name, ending)).map((number) => codes[number]));
      // The first is no mutant: its tests are green, or nothing can be measured.
      if (!living.has(code)) {
        console.error(`${FOLDER}/${name}.ts: its tests are red without any mutant.`);
        return 1;
      }
      // A number that no test needs stands for an element that is always there (decision 164).
      const needed = mutants.filter(({ probe }) => !living.has(probe));
      const left = needed.filter((mutant) => living.has(mutant.code));
      for (const { line, column, what } of left) {
        console.log(`LIVES  ${FOLDER}/${name}.ts:${line}:${column}  ${what}`);
      }
      console.log(`${FOLDER}/${name}.ts: ${needed.length - left.length} of ${needed.length}`);
      noticed += needed.length - left.length;
      all += needed.length;
      unneeded += mutants.length - needed.length;
    }
  } finally {
    await vitest.close();
  }
  const percent = ((100 * noticed) / Math.max(1, all)).toFixed(1);
  console.log(
    `${asked.length} file${asked.length === 1 ? '' : 's'}: ${noticed} of ${all} mutants noticed (${percent} %)`,
  );
  console.log(`${unneeded} more change a number that stands for a missing element, where none is missing`);
  return noticed >= all * GOAL ? 0 : 1;
}

/** Numbers of the codes that no test notices when they are in place of a file. */
async function livingOf(vitest, name, codes) {
  const [project] = vitest.projects;
  const judges = judgesOf(name);
  let living = [...codes.keys()];
  inPlace.set(name, codes);
  // Of the first code, which is no mutant, nothing more is to be known.
  while (judges.length > 0 && living.length > 1) {
    const tests = judges.splice(0, living.length > FEW ? 1 : judges.length);
    const idOf = (test, number) => `${test}?${name}=${number}`;
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      living.flatMap((number) => tests.map((test) => project.createSpecification(idOf(test, number)))),
    );
    // A failing test is what is looked for: it says nothing of this command.
    process.exitCode = 0;
    if (unhandledErrors.length > 0) {
      throw new AggregateError(unhandledErrors, `${tests.join(', ')} with mutants of ${name}`);
    }
    const green = new Set(testModules.filter((module) => module.state() === 'passed').map(({ moduleId }) => moduleId));
    living = living.filter((number) => tests.every((test) => green.has(idOf(test, number))));
  }
  return living;
}

/** Vite plugin: a test that is asked for as `….ts?price=2` runs with the third code in place of `price.ts`. */
function mutantsInPlace() {
  const asked = /^(.*)\?([\w-]+)=(\d+)$/;
  return {
    name: 'larkwood:mutants-in-place',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const [, plain, name, number] = asked.exec(importer) ?? [];
      if (!inPlace.has(name)) {
        return undefined;
      }
      const found = await this.resolve(source, plain, { skipSelf: true });
      // What does not import the file is the same for all.
      return found && isOwn(found.id) && reaches(found.id, pathOf(name)) ? `${found.id}?${name}=${number}` : found;
    },
    load(id) {
      const [, plain, name, number] = asked.exec(id) ?? [];
      if (!inPlace.has(name)) {
        return undefined;
      }
      if (plain === pathOf(name)) {
        return inPlace.get(name)[number];
      }
      return (plain.endsWith('.test.ts') ? UNTIL_RED : '') + readFileSync(plain, 'utf8');
    },
  };
}

function isOwn(id) {
  return id.startsWith(process.cwd()) && !id.includes('/node_modules/') && /\.tsx?$/.test(id);
}

/** The test of a file's name, then those that import it, then those beside it that do by way of others. */
function judgesOf(name) {
  const file = pathOf(name);
  const own = pathOf(`${name}.test`);
  const beside = names.filter((other) => other.endsWith('.test')).map(pathOf);
  const imports = (test) => importsOf(test).includes(file);
  const all = [
    ...beside.filter((test) => test === own),
    ...[...beside, ...elsewhere].filter(imports),
    ...beside.filter((test) => reaches(test, file)),
  ];
  return [...new Set(all)];
}

/** True if a file is another, or imports it, itself or by way of others. */
function reaches(from, file, seen = new Set()) {
  return (
    from === file ||
    importsOf(from).some((next) => {
      if (seen.has(next)) {
        return false;
      }
      seen.add(next);
      return reaches(next, file, seen);
    })
  );
}

/** The project's files that a file imports when it runs: types are gone by then. */
function importsOf(file) {
  if (!imported.has(file)) {
    const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
    const found = ts
      .preProcessFile(code)
      .importedFiles.map(({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys).resolvedModule)
      .filter((module) => module?.isExternalLibraryImport === false)
      .map(({ resolvedFileName }) => resolve(resolvedFileName));
    imported.set(file, found);
  }
  return imported.get(file);
}

function pathOf(name) {
  return resolve(FOLDER, `${name}.ts`);
}
