import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { makeFolder } from './make-folder';
import type { Output } from './output';
import { UsageError } from './usage-error';

/** Writes to the screen and to files. */
export const terminal: Output = {
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  prepare: (folder) =>
    orRefused(folder, () => {
      makeFolder(resolve(folder));
      accessSync(folder, constants.W_OK);
    }),
  save: (folder, file, text) => orRefused(join(folder, file), () => writeFileSync(join(folder, file), text)),
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
};

/** What the system says of a path that cannot be written, for whoever named it. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'a file stands there',
  ENOTDIR: 'a file stands there',
  EISDIR: 'there is a folder of that name',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'nothing can be written there',
  ENOENT: 'there is no such place',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
};

function orRefused(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UsageError(`"${path}" cannot be written to: ${REASONS[code] ?? message}.`, { cause: error });
  }
}
