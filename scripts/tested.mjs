import { readFile } from 'node:fs/promises';

const REPORT = '.larkwood/coverage/machines.json';
const VIRTUAL = 'virtual:tested';
const RESOLVED = `\0${VIRTUAL}`;

/** Vite plugin: `virtual:tested` holds the last coverage report of the machines, undefined where there is none. */
export function testedMachines() {
  return {
    name: 'larkwood:tested-machines',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      return id === RESOLVED ? `export const tested = ${await readReport()};` : undefined;
    },
  };
}

async function readReport() {
  const text = await readFile(REPORT, 'utf8').catch(() => undefined);
  return text === undefined ? 'undefined' : JSON.stringify(JSON.parse(text));
}
