import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

/** `npm run paths`: the tool is TypeScript in tests/model/cli; Vite loads it without a build. */
const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(join(root, 'tests/model/cli/main.ts'), {
  configFile: false,
  root,
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
});

process.exitCode = module.runPaths(process.argv.slice(2), {
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  save: (folder, file, text) => {
    const path = resolve(folder, file);
    mkdirSync(resolve(folder), { recursive: true });
    writeFileSync(path, text);
  },
});
