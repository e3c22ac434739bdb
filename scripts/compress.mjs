import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { FOLDER_COPY } from './hosts-rules.mjs';
import { inParallel } from './in-parallel.mjs';

/** Endings of the compressed copies of a file. */
export const COPIES = ['.br', '.gz'];

const WORTH_IT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 512;
/** There is one of them for each product, and a slower Brotli takes ten to forty times as long (decision 141). */
const OF_EACH_PRODUCT = /(?:\.html|^data\/product\/[^/]+)$/;
const QUICK_QUALITY = 8;

/** Writes a Brotli and a gzip copy of every text file that has none, so that the server never compresses on request. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    // Servers that look for these know nothing of compressed copies.
    .filter((file) => !FOLDER_COPY.test(pathIn(folder, file)))
    .filter((file) => COPIES.some((ending) => !existsSync(file + ending)));
  await inParallel(files, (file) => compressFile(folder, file));
}

async function compressFile(folder, file) {
  const text = await readFile(file);
  if (text.length < WORTH_IT_BYTES) {
    return;
  }
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_QUALITY]: OF_EACH_PRODUCT.test(pathIn(folder, file))
      ? QUICK_QUALITY
      : constants.BROTLI_MAX_QUALITY,
  };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

function pathIn(folder, file) {
  return relative(folder, file).split(sep).join('/');
}
