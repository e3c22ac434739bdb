import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Loads a TypeScript module of the project by its path from the root, without a build. Style sheets are made by the
 * build alone: what imports one finds no class in it, unless `withStyles` runs them.
 */
export async function importTypeScript(path, { withStyles = false } = {}) {
  const { module } = await runnerImport(`./${path}`, {
    configFile: false,
    plugins: withStyles ? [] : [withoutStyles],
    root,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  return module;
}

const withoutStyles = {
  name: 'larkwood:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css.ts') ? 'export const root = undefined;' : undefined),
};
