import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { createVitest } from 'vitest/node';

import { command, machinesNamed } from './command.mjs';
import { importTypeScript } from './typescript.mjs';

const HELP = `Measures how many defects of the machines are noticed by what is written down: recordings and tests.

  npm run mutants                      all machines: hours
  npm run mutants -- --machine toast   one machine, or several: toast,cart, or the flag again

Every machine is built with one defect at a time. First its recording judges it; a mutant that does as recorded is
put in place of the machine while the tests in its own folder run, then those of tests/machines. It ends with 1 when
a mutant lives, unless equivalentMutants in its .cases.ts says why it does the same. docs/paths.md says more.`;

/** Tests of the whole system, judges of every machine. */
const SYSTEM = 'tests/machines';

const { machineNames, mutantsOfShop } = await importTypeScript('src/statecharts/paths/subject.ts');
await command({ help: HELP, readRequest, run: measure, needsShop: false });

/** The machines asked for. */
function readRequest() {
  const { machine, help } = parseArgs({
    options: { machine: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  }).values;
  return { help, names: machinesNamed(machine, machineNames) ?? machineNames };
}

async function measure({ names }) {
  const held = mutantsOfShop(names);
  // A project of the usual configuration would not take the plugin; tests of machines need nothing else of it.
  const vitest = await createVitest(
    'test',
    { config: false, watch: false, reporters: [{}], testTimeout: 60_000 },
    { resolve: { tsconfigPaths: true }, plugins: [mutantsInPlace()] },
  );
  try {
    await vitest.standalone();
    const left = held.filter((machine) => machine.left.length > 0).map(({ machine }) => machine);
    const red = await failures(vitest, '', [...left.flatMap(testsIn), ...(left.length > 0 ? systemTests() : [])]);
    if (red.length > 0) {
      console.error(['Red without any mutant, so that nothing can be measured:', ...red].join('\n  '));
      return 1;
    }
    const living = [];
    for (const { machine, left: mutants } of held) {
      for (const mutant of mutants) {
        const asked = `${machine}: ${mutant}`;
        // The tests of its own folder first: they notice most.
        const noticed = (files) => failures(vitest, asked, files).then((found) => found.length > 0);
        if (!(await noticed(testsIn(machine))) && !(await noticed(systemTests()))) {
          living.push(asked);
          console.log(`LIVES  ${asked}`);
        }
      }
    }
    console.log(summary(held, living.length));
    return living.length === 0 ? 0 : 1;
  } finally {
    await vitest.close();
  }
}

function summary(held, living) {
  const sum = (pick) => held.reduce((total, machine) => total + pick(machine), 0);
  const mutants = sum((machine) => machine.mutants);
  const left = sum((machine) => machine.left.length);
  return (
    `${held.length} machine${held.length === 1 ? '' : 's'}: ${mutants - living} of ${mutants} mutants noticed, ` +
    `${mutants - left} by recordings and ${left - living} by written tests; ${living} live; ` +
    `${sum((machine) => machine.equivalent)} more do the same as the machine`
  );
}

/** What goes wrong in test files while a mutant is in place. */
async function failures(vitest, mutant, files) {
  const [project] = vitest.projects;
  project.provide('mutant', mutant);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    files.map((file) => project.createSpecification(file)),
  );
  // A failing test is what is looked for: it says nothing of this command.
  process.exitCode = 0;
  return [
    ...unhandledErrors.map(String),
    // Those of earlier runs are among them, with what went wrong then.
    ...testModules
      .filter(({ moduleId }) => files.includes(moduleId))
      .flatMap((module) => [
        ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
        ...[...module.children.allTests('failed')].map(
          (test) => `${test.fullName}: ${test.result().errors[0]?.message}`,
        ),
      ]),
  ];
}

function testsIn(machine) {
  return testFiles(`src/machines/${machine}`);
}

/** But for random shoppers, texts and crashes: a minute of processor time a mutant would be too much. */
function systemTests() {
  return testFiles(SYSTEM).filter((file) => !/(?:invariants|hostile-text|crashes)\.test\.ts$/.test(file));
}

function testFiles(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => resolve(folder, file));
}

/** Vite plugin: every machine that is imported is the mutant asked for, if it is the one. */
function mutantsInPlace() {
  return {
    name: 'larkwood:mutants-in-place',
    enforce: 'pre',
    transform(code, id) {
      const name = /\/src\/machines\/([\w-]+)\/\1\.machine\.ts$/.exec(id)?.[1];
      if (name === undefined || !machineNames.includes(name)) {
        return undefined;
      }
      const exported = /^export const (\w+Machine) = /m.exec(code)?.[1];
      if (exported === undefined) {
        throw new Error(`${id} exports no machine under a name that ends in "Machine".`);
      }
      return [
        code.replace(`export const ${exported} = `, `const ${exported}Unchanged = `),
        "import { inPlaceOf } from '#tests/paths/in-place';",
        `export const ${exported} = inPlaceOf('${name}', ${exported}Unchanged);`,
      ].join('\n');
    },
  };
}
