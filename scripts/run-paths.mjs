import { importTypeScript } from './typescript.mjs';

const { runPathsOfShop } = await importTypeScript('src/statecharts/paths/subject.ts');

/** Does what the words of a command line ask of the paths of the machines; gives the exit code to the process. */
export function runPaths(words) {
  // A reader such as `head` may have read enough before the end.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
  });
  process.exitCode = runPathsOfShop(words);
}
