import { importTypeScript } from './typescript.mjs';

const { runPaths } = await importTypeScript('tests/model/cli/main.ts');

process.exitCode = runPaths(process.argv.slice(2));
