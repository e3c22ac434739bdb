import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { command } from './command.mjs';
import { ENCODED, MANIFEST, MASTERS, cuts, nameOf, servedWidths, setOf, settingsOf } from './pictures-kinds.mjs';
import { writeGenerated } from './pictures-generated.mjs';
import { printReport } from './pictures-report.mjs';

const HELP = `Encodes the masters in pictures/ for the shop.

  npm run pictures                     encode what is new or changed, and write src/fixtures/pictures.gen.ts
  npm run pictures -- --take FOLDER …  first make masters of the studio's KEY.png files; a later folder's win
  npm run pictures -- --report         print sizes against the budgets, change nothing; 1 where a median is over
  npm run pictures -- --portraits      draw the portraits' masters again, then encode
  npm run pictures -- --icons          draw the favicon, touch and maskable icons and the web manifest
  npm run pictures -- --social         make the pictures for shared links of home, products and posts`;
const MASTER_QUALITY = 86;
/** An SVG master is rendered larger than its own size, so that thin lines stay even. */
const SVG_DENSITY = 144;

const manifest = JSON.parse(await readFile(MANIFEST, 'utf8').catch(() => '{}'));

await command({ help: HELP, readRequest, run, needsShop: false });

/** The options, and the folders to take from. */
function readRequest() {
  const flag = { type: 'boolean' };
  const options = { help: flag, take: flag, report: flag, portraits: flag, icons: flag, social: flag };
  const { values, positionals: folders } = parseArgs({ allowPositionals: true, options });
  if (values.take ? folders.length === 0 : folders.length > 0) {
    return 'Give --take and the folders with the pictures to take.';
  }
  const missing = folders.find((folder) => !existsSync(folder) || !statSync(folder).isDirectory());
  return missing === undefined ? { ...values, folders } : `There is no folder "${missing}".`;
}

async function run({ report, icons, social, portraits, folders }) {
  if (report) {
    return printReport(manifest);
  }
  if (icons) {
    await import('./pictures-icons.mjs');
  } else if (social) {
    await import('./pictures-social.mjs');
  } else {
    if (portraits) {
      await import('./pictures-portraits.mjs');
    }
    await importMasters(folders);
    await encodeAll();
  }
}

async function importMasters(folders) {
  const photographs = new Map();
  for (const folder of folders) {
    for (const file of await readdir(folder)) {
      if (/^[a-z0-9-]+\.png$/.test(file)) {
        photographs.set(file, join(folder, file));
      }
    }
  }
  for (const [file, path] of photographs) {
    const target = join(MASTERS, `${basename(file, '.png')}.webp`);
    const master = await sharp(path).webp({ quality: MASTER_QUALITY, effort: 5, smartSubsample: true }).toBuffer();
    const present = await readFile(target).catch(() => undefined);
    if (present?.equals(master)) {
      continue;
    }
    await writeFile(target, master);
    console.log(`took ${file}`);
  }
}

async function encodeAll() {
  await mkdir(ENCODED, { recursive: true });
  const masters = (await readdir(MASTERS)).filter((file) => /\.(webp|svg)$/.test(file)).toSorted();
  const next = {};
  for (const file of masters) {
    const key = basename(file, extname(file));
    const bytes = await readFile(join(MASTERS, file));
    const hash = hashOf([settingsOf(key)], bytes);
    next[key] = await updatedEntry(key, hash, () => encode(key, bytes, extname(file) === '.svg'), next);
  }
  for (const [key, { from, box }] of Object.entries(cuts)) {
    const bytes = await readFile(join(MASTERS, `${from}.webp`));
    const hash = hashOf([settingsOf(key), box], bytes);
    next[key] = await updatedEntry(key, hash, async () => encode(key, await cut(bytes, box), false), next);
  }
  const hashes = await nameFiles(next);
  await writeManifest(next);
  await writeGenerated(next, hashes);
  console.log(`${Object.keys(next).length} pictures`);
}

/** The manifest's entry of a picture; encodes it first when it is new or has changed. */
async function updatedEntry(key, hash, encodeIt, done) {
  if (manifest[key]?.hash === hash) {
    return manifest[key];
  }
  const entry = { hash, ...(await encodeIt()) };
  console.log(`encoded ${key}`);
  await writeManifest({ ...manifest, ...done, [key]: entry });
  return entry;
}

function hashOf(settings, bytes) {
  return createHash('sha256')
    .update(settings.map((part) => JSON.stringify(part)).join(''))
    .update(bytes)
    .digest('hex')
    .slice(0, 16);
}

/** Crops a square from a master, see `cuts`. */
async function cut(bytes, box) {
  const { width, height } = await sharp(bytes).metadata();
  const side = Math.min(Math.round(box[2] * width), height);
  const left = Math.min(Math.round(box[0] * width), width - side);
  const top = Math.min(Math.round(box[1] * width), height - side);
  return sharp(bytes).extract({ left, top, width: side, height: side }).png({ compressionLevel: 1 }).toBuffer();
}

async function encode(key, bytes, isDrawn) {
  const settings = settingsOf(key);
  const master = await sharp(bytes, isDrawn ? { density: SVG_DENSITY } : {})
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const size = await sharp(master).metadata();
  const widths = servedWidths(settings.widths, size.width);
  const sizes = { avif: {}, webp: {}, jpg: 0 };
  for (const width of widths) {
    for (const format of ['avif', 'webp']) {
      const info = await sharp(master)
        .resize(width)
        .toFormat(format, settings[format])
        .toFile(join(ENCODED, `${key}-${width}.${format}`));
      sizes[format][width] = info.size;
    }
  }
  if (settings.fallback) {
    const fallback = await sharp(master)
      .resize(Math.min(settings.fallback, size.width))
      .jpeg(settings.jpeg)
      .toFile(join(ENCODED, `${key}.jpg`));
    sizes.jpg = fallback.size;
  }
  const width = widths.at(-1);
  return {
    width,
    height: Math.round((size.height * width) / size.width),
    colour: await dominantColour(master),
    bytes: sizes,
  };
}

/** The mean of the most frequent tone: for a product, the backdrop. */
async function dominantColour(master) {
  const pixels = await sharp(master).resize(64, 64, { fit: 'fill' }).raw().toBuffer();
  const tones = new Map();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = pixels.subarray(at, at + 3);
    const bin = (red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4);
    const tone = tones.get(bin) ?? { count: 0, sums: [0, 0, 0] };
    tone.count += 1;
    tone.sums = [tone.sums[0] + red, tone.sums[1] + green, tone.sums[2] + blue];
    tones.set(bin, tone);
  }
  const [largest] = [...tones.values()].toSorted((one, other) => other.count - one.count);
  return `#${largest.sums
    .map((sum) =>
      Math.round(sum / largest.count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * Gives the files names with the hash of their set, and returns the hashes by set. Removes the files of deleted and
 * former pictures and of widths no longer used.
 */
async function nameFiles(entries) {
  const keys = Object.keys(entries).toSorted();
  const files = await filesByPlainName();
  const hashes = new Map();
  for (const set of new Set(keys.map(setOf))) {
    const plain = keys
      .filter((key) => setOf(key) === set)
      .flatMap((key) => endingsOf(entries[key]).map((end) => key + end));
    hashes.set(set, await shortHashOf(plain.map((name) => join(ENCODED, files.get(name) ?? name))));
  }
  const named = new Set();
  for (const key of keys) {
    for (const end of endingsOf(entries[key])) {
      const name = nameOf(key, hashes.get(setOf(key))) + end;
      named.add(name);
      await rename(join(ENCODED, files.get(key + end)), join(ENCODED, name));
    }
  }
  for (const file of await readdir(ENCODED)) {
    if (!named.has(file)) {
      await rm(join(ENCODED, file));
    }
  }
  return hashes;
}

/** The files that are there, by their names without a hash. One that was just encoded has none yet, and counts. */
async function filesByPlainName() {
  const files = new Map();
  for (const file of await readdir(ENCODED)) {
    const plain = file.replace(/\.[0-9a-z]{4}(?=[-.])/, '');
    if (file === plain || !files.has(plain)) {
      files.set(plain, file);
    }
  }
  return files;
}

/** How the names of a picture's files end, sorted. */
function endingsOf({ bytes }) {
  const sized = ['avif', 'webp'].flatMap((format) => Object.keys(bytes[format]).map((width) => `-${width}.${format}`));
  return [...sized, ...(bytes.jpg > 0 ? ['.jpg'] : [])].toSorted();
}

/** Four letters and digits, without capitals: some file systems do not tell them apart. */
async function shortHashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(await readFile(file));
  }
  return (Number.parseInt(hash.digest('hex').slice(0, 12), 16) % 36 ** 4).toString(36).padStart(4, '0');
}

async function writeManifest(entries) {
  const lines = Object.entries(entries)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  await writeFile(MANIFEST, `{\n${lines.join(',\n')}\n}\n`);
}
