import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { sharedAssets, shopFiles } from './bundle-manifest.mjs';
import { policyFor, withEdition, withPolicy } from './document.mjs';
import { inWorkers } from './in-workers.mjs';
import { writeOfflineWorker } from './offline.mjs';
import { writeSitemap } from './sitemap.mjs';
import { importTypeScript } from './typescript.mjs';
import { UserError } from './user-error.mjs';

const HASH_LENGTH = 8;
/** A larger catalogue is not fetched whole for reading offline: only what was opened is kept. */
const MAX_PRECACHED_BYTES = 2_000_000;
/** Pictures of products that were never looked at: no more than so many bytes of them are fetched when the browser is idle. */
const MAX_IDLE_BYTES = 500_000;
/** In px: as wide as a list shows them on a phone, with two pixels to one. */
const IDLE_WIDTH = 300;
/** As a file: a server that knows nothing of the shop has no `/404`. */
const MISSING_FILE = '/404.html';

/** Writes every page of the shop to a file, rendered by the bundle in the folder `server`; returns their number. */
export async function prerender({ base, out, catalogue }, server) {
  const bundle = pathToFileURL(resolve(server, 'entry-server.js')).href;
  const { openShop, dynamicFolders, missingPage } = await import(`${bundle}?${Date.now()}`);
  const products = await readCatalogue(catalogue);
  const { pages, contentFiles, hashesOf, listPictures } = openShop(products);
  const manifestText = await readFile(join(out, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText);
  await rm(join(out, '.vite'), { recursive: true });
  const paths = [...pages, missingPage];
  const rendering = renderPages(paths, { bundle, catalogue: products, base, manifest, missingPage });
  const { files, directory } = contentFiles((json) =>
    createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH),
  );
  files.forEach((file) => writeContent(out, file));
  const rendered = await rendering;

  const policy = policyFor(rendered.flatMap(({ scripts }) => scripts));
  const application = nameOf([manifestText, policy]);
  const build = nameOf([
    application,
    JSON.stringify(directory),
    ...rendered.flatMap(({ start, rest }) => [start, rest]),
  ]);
  const directoryFile = { name: 'catalogue', json: JSON.stringify({ ...directory, build }) };
  writeContent(out, directoryFile);
  const edition = [application, build, ...namedIn(directory)];
  for (const { path, start, rest, contents } of rendered) {
    const [name, copy] = [fileOf(path, missingPage), folderFileOf(path, missingPage)];
    const own = [application, ...hashesOf(directory, contents)].join(' ');
    write(out, name, Buffer.concat([Buffer.from(withEdition(withPolicy(start, policy), own)), rest]));
    if (copy) {
      mkdirSync(join(out, dirname(copy)), { recursive: true });
      linkSync(join(out, name), join(out, copy));
    }
  }
  write(out, 'edition-names.txt', `${edition.join(' ')}\n`);
  // Tabs of builds before 2026-11-26 ask for this one.
  write(out, 'edition.txt', `${build}\n`);
  await writeOfflineWorker(out, {
    base,
    build,
    edition,
    precached: [
      // Pages of dynamic routes are cached once they have been opened.
      ...pages.filter((path) => !path.includes('?') && !dynamicFolders.some((folder) => path.startsWith(folder))),
      MISSING_FILE,
      ...(await iconFiles(out)),
      ...(await stylePictures(out, sharedAssets(manifest).stylesheets)),
      ...shopFiles(manifest),
      ...keptContent([...files, directoryFile]),
    ],
    folders: dynamicFolders,
    fallback: MISSING_FILE,
    pictures: await picturesOnIdle(out, listPictures),
  });
  await writeSitemap(
    out,
    rendered.flatMap(({ address }) => address ?? []),
    base,
  );
  return paths.length;
}

/** Renders pages, and gives what `render-pages.mjs` tells of each. */
async function renderPages(paths, job) {
  const pages = new Map();
  await inWorkers(new URL('./render-pages.mjs', import.meta.url), paths, job, (page) => pages.set(page.path, page));
  return paths.map((path) => pages.get(path));
}

/** Names all of these by what they are. One by one: all pages of 10,000 products are longer than one text can be. */
function nameOf(parts) {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 12);
}

/** The hashes of all that a directory leads to. */
function namedIn({ files, shards }) {
  return [...Object.values(files), ...shards.map(([, hash]) => hash)];
}

/** Synchronous: thousands of short waits take minutes where the process has other work. */
function write(out, name, text) {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function fileOf(path, missingPage) {
  if (path === missingPage) {
    return '404.html';
  }
  const [name, page] = path.slice(1).split('?page=');
  return `${[name || 'index', ...(page ? ['Page', page] : [])].join('/')}.html`;
}

/** For servers that know nothing of the shop: they look for `Cart/index.html` where `/Cart` is asked for. */
function folderFileOf(path, missingPage) {
  return path === '/' || path === missingPage || path.includes('?') ? undefined : `${path.slice(1)}/index.html`;
}

/** A catalogue that is checked once more; undefined for the sample one. Throws for one with faults. */
async function readCatalogue(file) {
  if (file === undefined) {
    return undefined;
  }
  const { readCatalogue: read } = await importTypeScript('scripts/catalogue/read.ts');
  const { catalogue, faults } = await read(await readFile(file), 'json');
  if (faults.length > 0) {
    throw new UserError(`${file} has faults: npm run catalogue -- --check --from ${file} names them.`);
  }
  return catalogue;
}

function writeContent(out, { name, json }) {
  write(out, `data/${name}.json`, json);
}

/** The paths of the content that is worth keeping for a shop without a network: all or none. */
function keptContent(files) {
  const bytes = files.reduce((sum, { json }) => sum + json.length, 0);
  return bytes > MAX_PRECACHED_BYTES ? [] : files.map(({ name }) => `/data/${name}.json`);
}

/** One file of each picture until they are as large together as they may be, in the order given. */
async function picturesOnIdle(out, pictures) {
  const paths = new Set(
    pictures.map(
      ({ name, widths }) => `/pictures/${name}-${widths.find((width) => width >= IDLE_WIDTH) ?? widths.at(-1)}.avif`,
    ),
  );
  const kept = [];
  let bytes = 0;
  for (const path of paths) {
    bytes += (await stat(join(out, path))).size;
    if (bytes > MAX_IDLE_BYTES) {
      break;
    }
    kept.push(path);
  }
  return kept;
}

/** Icons and logos, which are on every page. */
async function iconFiles(out) {
  const names = await readdir(out);
  return names.filter((name) => name.endsWith('.svg')).map((name) => `/${name}`);
}

/** The stand-in for a picture that does not come. */
async function stylePictures(out, stylesheets) {
  const styles = await Promise.all(stylesheets.map((path) => readFile(join(out, path), 'utf8')));
  return [...new Set(styles.join('').match(/\/pictures\/[\w.-]+/g))];
}
