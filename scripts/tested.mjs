import { readFile } from 'node:fs/promises';
import { virtualModule } from './virtual-module.mjs';

/** Where `npm run coverage:machines` writes its report. */
export const REPORT = '.larkwood/coverage/machines.json';

/** Vite plugin: `virtual:tested` holds the last coverage report of the machines, undefined where there is none. */
export function testedMachines() {
  return virtualModule('tested', 'tested', readReport);
}

async function readReport() {
  const text = await readFile(REPORT, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
