import { importTypeScript } from './typescript.mjs';

const { runPathsOfShop } = await importTypeScript('src/statecharts/paths/subject.ts');

process.exitCode = runPathsOfShop(process.argv.slice(2));
