import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { FOLDER_COPY } from './hosts-rules.mjs';
import { filesIn } from './folder-files.mjs';
import { inWorkers } from './in-workers.mjs';

/** Endings of the compressed copies of a file. */
export const COPIES = ['.br', '.gz'];

const WORTH_IT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes a Brotli and a gzip copy of every text file that has none, so that the server never compresses on request. */
export async function compress(folder) {
  const files = filesIn(folder)
    // Servers that look for copies of folders know nothing of compressed ones.
    .filter((file) => WORTH_IT.test(file) && !FOLDER_COPY.test(file))
    .filter((file) => COPIES.some((ending) => !existsSync(join(folder, file + ending))));
  await inWorkers(new URL('./compress-files.mjs', import.meta.url), files, { folder });
}
