import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A worker of `compress.mjs`: compresses its share of the files. */

const WORTH_IT_BYTES = 512;
/** There is one of them for each product, and a slower Brotli takes ten to forty times as long (decision 141). */
const OF_EACH_PRODUCT = /(?:\.html|^data\/product\/[^/]+)$/;
const QUICK_QUALITY = 6;

const { folder, items: files } = workerData;
for (const file of files) {
  const path = join(folder, file);
  const text = readFileSync(path);
  if (text.length >= WORTH_IT_BYTES) {
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: brotliParams(file, text.length) }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

function brotliParams(file, bytes) {
  const isQuick = OF_EACH_PRODUCT.test(file);
  return {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
  };
}
