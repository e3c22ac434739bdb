import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { FOLDER_COPY } from './hosts-rules.mjs';
import { inWorkers } from './in-workers.mjs';

/** Endings of the compressed copies of a file. */
export const COPIES = ['.br', '.gz'];

const WORTH_IT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
/** Writes a Brotli and a gzip copy of every text file that has none, so that the server never compresses on request. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    // Servers that look for these know nothing of compressed copies.
    .filter((file) => !FOLDER_COPY.test(pathIn(folder, file)))
    .filter((file) => COPIES.some((ending) => !existsSync(file + ending)));
  await inWorkers(new URL('./compress-files.mjs', import.meta.url), files, { folder });
}

/** The path of a file from a folder, as on the web. */
export function pathIn(folder, file) {
  return relative(folder, file).split(sep).join('/');
}
