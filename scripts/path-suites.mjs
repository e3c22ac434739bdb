import { runnerImport } from 'vite';

const PLAYED = './tests/model/played.ts';
const VIRTUAL = 'virtual:paths';
const RESOLVED = `\0${VIRTUAL}`;

/** Vite plugin: `virtual:paths` holds the suite for transitions of every machine, to be played beside the shop. */
export function pathSuites() {
  return {
    name: 'larkwood:path-suites',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      return id === RESOLVED ? `export const paths = ${JSON.stringify(await playedPaths())};` : undefined;
    },
  };
}

async function playedPaths() {
  const { module } = await runnerImport(PLAYED, {
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  return module.playedPaths();
}
