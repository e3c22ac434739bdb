import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { finishDocument, policyFor, withEdition, withPolicy } from './document.mjs';
import { writeOfflineWorker } from './offline.mjs';
import { writeSitemap } from './sitemap.mjs';
import { importTypeScript } from './typescript.mjs';

const HASH_LENGTH = 8;
/** A larger catalogue is not fetched whole for reading offline: only what was opened is kept. */
const MAX_PRECACHED_BYTES = 2_000_000;
/** Pictures of products that were never looked at: no more than so many bytes of them are fetched when the browser is idle. */
const MAX_IDLE_BYTES = 500_000;
/** In px: as wide as a list shows them on a phone, with two pixels to one. */
const IDLE_WIDTH = 300;
/** As a file: a server that knows nothing of the shop has no `/404`. */
const MISSING_FILE = '/404.html';
const CLIENT_ENTRY = 'src/browser/entry-client.tsx';

/** Writes every page of the shop to a file, rendered by the bundle in the folder `server`; returns their number. */
export async function prerender({ base, out, catalogue }, server) {
  const { openShop, dynamicFolders, missingPage } = await import(
    `${pathToFileURL(resolve(server, 'entry-server.js')).href}?${Date.now()}`
  );
  const { pages, render, contentFiles, listPictures } = openShop(await readCatalogue(catalogue));
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  await rm(join(out, '.vite'), { recursive: true });
  const assets = sharedAssets(manifest);
  const finished = [];

  for (const path of [...pages, missingPage]) {
    const page = await render(path);
    const expected = path === missingPage ? 404 : 200;
    if (page.status !== expected) {
      throw new Error(`${path} was rendered with status ${page.status} instead of ${expected}.`);
    }
    const html = finishDocument(page.html, {
      ...assets,
      base,
      path: page.path,
      data: page.data,
      fonts: page.fonts,
      modules: [
        ...new Set([...assets.modules, ...page.routeIds.flatMap((id) => routeModules(manifest, id)), assets.entry]),
      ],
    });
    finished.push({ path, html });
  }
  const policy = policyFor(finished.map(({ html }) => html));
  const written = finished.map(({ path, html }) => ({ path, html: withPolicy(html, policy) }));
  const edition = editionOf(written);
  for (const { path, html } of written) {
    for (const name of [fileOf(path, missingPage), ...folderFileOf(path, missingPage)]) {
      const file = join(out, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, withEdition(html, edition));
    }
  }
  await writeFile(join(out, 'edition.txt'), `${edition}\n`);
  const data = await writeContent(out, contentFiles);
  await writeOfflineWorker(out, {
    base,
    edition,
    precached: [
      // Pages of dynamic routes are cached once they have been opened.
      ...pages.filter((path) => !path.includes('?') && !dynamicFolders.some((folder) => path.startsWith(folder))),
      MISSING_FILE,
      ...(await iconFiles(out)),
      ...(await stylePictures(out, assets.stylesheets)),
      ...shopFiles(manifest),
      ...data,
    ],
    folders: dynamicFolders,
    fallback: MISSING_FILE,
    pictures: await picturesOnIdle(out, listPictures),
  });
  await writeSitemap(out, written, base);
  return pages.length + 1;
}

/** The name of this build, made of all its pages. Open tabs ask the host for it (decision 125). */
function editionOf(written) {
  const hash = createHash('sha256');
  // Page by page: as one text, those of 10,000 products are longer than a text can be.
  for (const { html } of written) {
    hash.update(html).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
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
  return path === '/' || path === missingPage || path.includes('?') ? [] : [`${path.slice(1)}/index.html`];
}

/** A catalogue that is checked once more; undefined for the sample one. Throws for one with faults. */
async function readCatalogue(file) {
  if (file === undefined) {
    return undefined;
  }
  const { readCatalogue: read } = await importTypeScript('scripts/catalogue/read.ts');
  const { catalogue, faults } = await read(await readFile(file), 'json');
  if (faults.length > 0) {
    throw new Error(`${file} has ${faults.length} faults: npm run catalogue -- --check --from ${file} names them.`);
  }
  return catalogue;
}

/** Writes all content as files; returns the paths of those that are worth keeping for a shop without a network. */
async function writeContent(out, contentFiles) {
  const { files, directory } = contentFiles((json) =>
    createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH),
  );
  const all = [...files, { name: 'catalogue', json: JSON.stringify(directory) }];
  for (const { name, json } of all) {
    const file = join(out, 'data', `${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, json);
  }
  const bytes = all.reduce((sum, { json }) => sum + json.length, 0);
  const paths = all.map(({ name }) => `/data/${name}.json`);
  return bytes > MAX_PRECACHED_BYTES ? [] : paths;
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

function sharedAssets(manifest) {
  const entry = manifest[CLIENT_ENTRY];
  const stylesheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  return {
    entry: `/${entry.file}`,
    stylesheets: [...new Set([...stylesheets.map(({ file }) => file), ...(entry.css ?? [])])].map((file) => `/${file}`),
    modules: staticImports(manifest, CLIENT_ENTRY),
  };
}

/** The chunk of a route's component and its imports. */
function routeModules(manifest, routeId) {
  const base = `src/routes${routeId}`;
  const file = [`${base}.tsx`, `${base}index.tsx`, `${base}/route.tsx`].map((name) => `${name}?tsr-split=component`);
  const key = file.find((name) => name in manifest);
  return key ? [...staticImports(manifest, key), `/${manifest[key].file}`] : [];
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

/** Every script, style and font that a shopper may need on any page. */
function shopFiles(manifest) {
  const starts = Object.keys(manifest).filter(
    (key) => key === CLIENT_ENTRY || /^src\/routes\/.*\?tsr-split=/.test(key),
  );
  const keys = new Set(starts.flatMap((key) => [key, ...importedKeys(manifest, key, ['imports', 'dynamicImports'])]));
  const files = [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
  const styles = Object.values(manifest).flatMap(({ file, assets = [] }) =>
    file.endsWith('.css') ? [file, ...assets] : [],
  );
  return [...new Set([...files, ...styles])].map((file) => `/${file}`);
}

function staticImports(manifest, key) {
  return importedKeys(manifest, key).map((name) => `/${manifest[name].file}`);
}

/** Imports before what imports them: that is the order in which the browser is to evaluate them (decision 015). */
function importedKeys(manifest, key, ways = ['imports'], seen = new Set(), ordered = []) {
  for (const imported of ways.flatMap((way) => manifest[key][way] ?? [])) {
    if (!seen.has(imported)) {
      seen.add(imported);
      importedKeys(manifest, imported, ways, seen, ordered);
      ordered.push(imported);
    }
  }
  return ordered;
}
