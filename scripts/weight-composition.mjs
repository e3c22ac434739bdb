import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const WITH_MAPS = '.larkwood/weight';

/** Builds the shop's scripts once more with source maps, into a folder of its own; the scripts are the same. */
export async function buildWithMaps() {
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    logLevel: 'warn',
    environments: { client: { build: { sourcemap: 'hidden', outDir: WITH_MAPS, copyPublicDir: false } } },
  });
  await builder.build(builder.environments.client);
}

/**
 * What a script is made of: packages and folders of src, as `{ name, raw, compressed }` in bytes. `raw` parts add up to
 * the file. `compressed` is what the file would lose with Brotli without this part; text that parts have in common is in
 * none of them. Throws if the file is not as `buildWithMaps` made it.
 */
export async function composition(dist, file) {
  const code = await readFile(join(dist, file), 'utf8');
  const mapped = join(WITH_MAPS, 'assets', basename(file));
  if ((await readFile(mapped, 'utf8').catch(() => undefined)) !== code) {
    throw new Error(`${file} is not what these sources make: npm run build, and try again.`);
  }
  const parts = partsOf(code, await readMap(`${mapped}.map`));
  const whole = await compressedSize(code);
  return Promise.all(
    [...new Set(parts.map(({ name }) => name))].map(async (name) => {
      const textOf = (isOfIt) =>
        parts
          .filter((part) => (part.name === name) === isOfIt)
          .map(({ text }) => text)
          .join('');
      return {
        name,
        raw: Buffer.byteLength(textOf(true)),
        compressed: whole - (await compressedSize(textOf(false))),
      };
    }),
  );
}

/** The bundler's own chunk has no map. */
async function readMap(file) {
  const json = await readFile(file, 'utf8').catch(() => undefined);
  return json && new SourceMap(JSON.parse(json));
}

/** The text of a script in order, cut wherever another part begins. */
function partsOf(code, map) {
  const parts = [];
  for (const [line, text] of code.split(/(?<=\n)/).entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const name = partName(map?.findEntry(line, column)?.originalSource);
      const last = parts.at(-1);
      if (last?.name === name) {
        last.text += text[column];
      } else {
        parts.push({ name, text: text[column] });
      }
    }
  }
  return parts;
}

/** A package, a folder of src (of src/ui one below), or `bundler`. */
function partName(source = '') {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(source);
  const inSrc = /(?:^|\/)(src\/(?:ui\/)?[^/]+)/.exec(source);
  return inPackage?.[1] ?? inSrc?.[1] ?? 'bundler';
}

/** The bytes of a text as Brotli. */
export async function compressedSize(text) {
  return (await promisify(brotliCompress)(text)).length;
}
