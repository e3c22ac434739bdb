import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The module of a TypeScript file of the project, by its path from the project's root: Vite loads it without a build. */
export async function importTypeScript(path) {
  const { module } = await runnerImport(`./${path}`, {
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  return module;
}
