import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { importTypeScript } from './typescript.mjs';

const FOLDER = 'docs/charts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { committedCharts } = await importTypeScript('src/inspector/exports/texts.ts');

await mkdir(FOLDER, { recursive: true });
for (const file of await readdir(FOLDER)) {
  if (file.endsWith('.mmd') && !committedCharts.has(file)) {
    await rm(join(FOLDER, file));
  }
}
for (const [file, text] of committedCharts) {
  await writeFile(join(FOLDER, file), text);
}
console.log(`Wrote ${committedCharts.size} charts into ${FOLDER}.`);
