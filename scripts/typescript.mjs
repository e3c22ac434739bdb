import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Loads a TypeScript module of the project by its path from the root, without a build. */
export async function importTypeScript(path) {
  const { module } = await runnerImport(`./${path}`, {
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  return module;
}
