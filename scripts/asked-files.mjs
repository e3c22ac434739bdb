import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { importTypeScript } from './typescript.mjs';
import { UserError } from './user-error.mjs';

/** Makes sure that a folder can be written to, before the work is done. Throws a `UserError` when it cannot. */
export async function prepareFolder(folder) {
  const { terminal } = await importTypeScript('src/kit/paths/cli/terminal.ts');
  try {
    terminal.prepare(folder);
  } catch (error) {
    throw new UserError(error.message, { cause: error });
  }
}

/** The same for a file: its folder, and that it is none itself. */
export async function prepareFile(file) {
  await prepareFolder(file === '' ? file : dirname(file));
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`"${file}" cannot be written to: there is a folder of that name.`);
  }
}

/** What is in a JSON file. Throws a `UserError` when it cannot be read. */
export async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UserError(`"${file}" cannot be read: ${error.message}.`, { cause: error });
  }
}
