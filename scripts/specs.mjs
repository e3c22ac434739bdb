import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { createVitest } from 'vitest/node';

import { command } from './command.mjs';
import { filesIn } from './folder-files.mjs';

const SPECS_FOLDER = 'tests/journeys/generated-specs';
const HELP = `Runs specs that npm run paths -- --format playwright --out FOLDER has written, in a browser.

  npm run test:specs                   those in ${SPECS_FOLDER}
  npm run test:specs -- FOLDER FILE …  others, wherever they are`;

await command({
  help: HELP,
  readRequest: () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
    return values.help ? values : specsIn(positionals.length > 0 ? positionals : [SPECS_FOLDER]);
  },
  run: runSpecs,
  needsShop: false,
});

/** The requested files, or an error message. */
function specsIn(places) {
  const missing = places.find((place) => !existsSync(place));
  if (missing !== undefined) {
    return `There is no file and no folder "${missing}".`;
  }
  const files = places.flatMap((place) => (statSync(place).isDirectory() ? specsInFolder(place) : [resolve(place)]));
  return files.length > 0
    ? files
    : `There is no .spec.ts in "${places.join('", "')}": npm run paths -- --format playwright --out FOLDER writes them.`;
}

function specsInFolder(folder) {
  return filesIn(folder)
    .filter((file) => file.endsWith('.spec.ts') && !file.includes('node_modules'))
    .map((file) => resolve(folder, file));
}

/** Runs spec files anywhere, also outside the project: Vitest's `include` does not matter. Returns its exit code. */
async function runSpecs(files) {
  const vitest = await createVitest('test', { project: ['specs'], watch: false });
  try {
    await vitest.standalone();
    await vitest.runTestSpecifications(
      files.flatMap((file) => vitest.projects.map((project) => project.createSpecification(file))),
    );
  } finally {
    await vitest.close();
  }
  return process.exitCode;
}
