import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { command } from './command.mjs';
import { filesIn } from './folder-files.mjs';
import { importTypeScript } from './typescript.mjs';

const FOLDER = 'src/machines';

await command({
  help: 'npm run charts: writes the drawing of every machine as Mermaid beside it, and removes those of machines that are gone.',
  readRequest: () => parseArgs({ options: { help: { type: 'boolean' } } }).values,
  run,
  needsShop: false,
});

async function run() {
  const { committedCharts } = await importTypeScript('src/statecharts/exports/texts.ts');
  for (const file of filesIn(FOLDER)) {
    if (file.endsWith('.mmd') && !committedCharts.has(join(FOLDER, file))) {
      await rm(join(FOLDER, file));
    }
  }
  for (const [file, text] of committedCharts) {
    await writeFile(file, text);
  }
  console.log(`Wrote ${committedCharts.size} charts beside their machines.`);
}
