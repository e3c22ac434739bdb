import { importTypeScript } from './typescript.mjs';

const { runPathsOfShop } = await importTypeScript('src/statecharts/paths/subject.ts');

// A reader such as `head` may have read enough before the end.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

process.exitCode = runPathsOfShop(process.argv.slice(2));
