import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { createVitest } from 'vitest/node';

import { codeMutants } from './code-mutants.mjs';
import { command } from './command.mjs';

const FOLDER = 'src/domain';
const HELP = `Measures how many defects of the rules in ${FOLDER} are noticed by the tests beside them.

  npm run mutants:domain                    all that have a test of their own: long
  npm run mutants:domain -- price quantity  those of these names

Every file is built with one defect at a time: another comparison, sign, number or branch. It ends with 1 when
fewer than 95 of 100 are noticed; those that live are listed, with their place.`;
const GOAL = 0.95;

const testOf = (name) => resolve(FOLDER, `${name}.test.ts`);

await command({ help: HELP, readRequest, run: measure, needsShop: false });

/** The names asked for, or a sentence about what is wrong. */
function readRequest() {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  const tested = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => basename(file, '.test.ts'))
    .filter((name) => existsSync(resolve(FOLDER, `${name}.ts`)));
  const mistaken = positionals.find((name) => !tested.includes(name));
  return mistaken === undefined
    ? { help: values.help, names: positionals.length > 0 ? positionals : tested }
    : `There is no ${FOLDER}/${mistaken}.test.ts.`;
}

async function measure({ names }) {
  let inPlace;
  const vitest = await createVitest(
    'test',
    { config: false, watch: false, reporters: [{}], bail: 1, testTimeout: 10_000 },
    {
      resolve: { tsconfigPaths: true },
      plugins: [
        {
          name: 'larkwood:mutants-in-place',
          enforce: 'pre',
          load: (id) => (id === inPlace?.file ? inPlace.code : undefined),
        },
      ],
    },
  );
  let noticed = 0;
  let all = 0;
  try {
    await vitest.standalone();
    for (const name of names) {
      const file = resolve(FOLDER, `${name}.ts`);
      inPlace = undefined;
      const red = await failures(vitest, file, name);
      if (red.length > 0) {
        console.error(['Red without any mutant, so that nothing can be measured:', ...red].join('\n  '));
        return 1;
      }
      for (const mutant of codeMutants(readFileSync(file, 'utf8'))) {
        inPlace = { file, code: mutant.code };
        all += 1;
        if ((await failures(vitest, file, name)).length > 0) {
          noticed += 1;
        } else {
          console.log(`LIVES  ${FOLDER}/${name}.ts:${mutant.line}  ${mutant.what}`);
        }
      }
    }
  } finally {
    await vitest.close();
  }
  console.log(`${names.length} files: ${noticed} of ${all} mutants noticed`);
  return noticed >= all * GOAL ? 0 : 1;
}

/** What goes wrong in the test of a file while a mutant is in place. */
async function failures(vitest, file, name) {
  const [project] = vitest.projects;
  vitest.invalidateFile(file);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(testOf(name)),
  ]);
  // A failing test is what is looked for: it says nothing of this command.
  process.exitCode = 0;
  return [
    ...unhandledErrors.map(String),
    // Those of earlier runs are among them, with what went wrong then.
    ...testModules
      .filter(({ moduleId }) => moduleId === testOf(name))
      .flatMap((module) => [
        ...module.errors().map(({ message }) => message),
        ...[...module.children.allTests('failed')].map(
          (test) => `${test.fullName}: ${test.result().errors[0]?.message}`,
        ),
      ]),
  ];
}
