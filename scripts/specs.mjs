import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createVitest } from 'vitest/node';

const SPECS_FOLDER = 'tests/journeys/written';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const found = specsIn(process.argv.slice(2));
if (typeof found === 'string') {
  console.error(found);
  process.exitCode = 2;
} else {
  await runSpecs(found);
}

/** The requested files, or an error message. */
function specsIn(args) {
  const places = placesIn(args);
  if (typeof places === 'string') {
    return places;
  }
  const missing = places.find((place) => !existsSync(place));
  if (missing !== undefined) {
    return `There is no file and no folder "${missing}".`;
  }
  const files = places.flatMap((place) => (statSync(place).isDirectory() ? specsInFolder(place) : [resolve(place)]));
  return files.length > 0
    ? files
    : `There is no .spec.ts in "${places.join('", "')}": npm run paths -- --format playwright --out FOLDER writes them.`;
}

function placesIn(args) {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    return positionals.length > 0 ? positionals : [SPECS_FOLDER];
  } catch (error) {
    return `${error.message.split('.')[0]}: give a folder of specs, or a file.`;
  }
}

function specsInFolder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.spec.ts') && !file.includes('node_modules'))
    .map((file) => resolve(folder, file))
    .toSorted();
}

/** Runs spec files anywhere, also outside the project: Vitest's `include` does not matter. */
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
}
