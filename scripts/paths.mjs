import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { importTypeScript } from './typescript.mjs';

const { runPaths } = await importTypeScript('tests/model/cli/main.ts');

process.exitCode = runPaths(process.argv.slice(2), {
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  save: (folder, file, text) => {
    const path = resolve(folder, file);
    mkdirSync(resolve(folder), { recursive: true });
    writeFileSync(path, text);
  },
});
