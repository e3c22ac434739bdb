import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { importTypeScript } from './typescript.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { committedCharts } = await importTypeScript('src/statecharts/exports/texts.ts');

const FOLDER = 'src/machines';

for (const file of await readdir(FOLDER, { recursive: true })) {
  if (file.endsWith('.mmd') && !committedCharts.has(join(FOLDER, file))) {
    await rm(join(FOLDER, file));
  }
}
for (const [file, text] of committedCharts) {
  await writeFile(file, text);
}
console.log(`Wrote ${committedCharts.size} charts beside their machines.`);
