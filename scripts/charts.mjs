import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const FOLDER = 'docs/charts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { module } = await runnerImport('./src/inspector/exports/texts.ts', {
  configFile: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});

await mkdir(FOLDER, { recursive: true });
for (const file of await readdir(FOLDER)) {
  if (file.endsWith('.mmd') && !module.committedCharts.has(file)) {
    await rm(join(FOLDER, file));
  }
}
for (const [file, text] of module.committedCharts) {
  await writeFile(join(FOLDER, file), text);
}
console.log(`Wrote ${module.committedCharts.size} charts into ${FOLDER}.`);
