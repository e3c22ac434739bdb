import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_IT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 512;

/** Writes a Brotli and a gzip copy of every text file, so that the server never compresses on request. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !WORTH_IT.test(entry.name)) {
      continue;
    }
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const text = await readFile(file);
    if (text.length < WORTH_IT_BYTES) {
      continue;
    }
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
      promisify(gzip)(text, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  }
}
