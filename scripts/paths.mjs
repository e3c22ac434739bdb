import { importTypeScript } from './typescript.mjs';

const { runPaths } = await importTypeScript('src/kit/paths/cli/main.ts');

process.exitCode = runPaths(process.argv.slice(2));
