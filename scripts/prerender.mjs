import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { finishDocument } from './document.mjs';

const DIST = 'dist';
const SERVER_ENTRY = '.larkwood/server/entry-server.js';
const CLIENT_ENTRY = 'src/entry-client.tsx';

/** Writes every page of the shop to a file; returns how many there are. */
export async function prerender() {
  const { pages, missingPage, render } = await import(`${pathToFileURL(resolve(SERVER_ENTRY)).href}?${Date.now()}`);
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
  await rm(join(DIST, '.vite'), { recursive: true });
  const assets = sharedAssets(manifest);

  for (const path of [...pages, missingPage]) {
    const page = await render(path);
    const expected = path === missingPage ? 404 : 200;
    if (page.status !== expected) {
      throw new Error(`${path} was rendered with status ${page.status} instead of ${expected}.`);
    }
    const html = finishDocument(page.html, {
      ...assets,
      path: page.path,
      fonts: page.fonts,
      modules: [...new Set([...assets.modules, ...page.routeIds.flatMap((id) => routeModules(manifest, id))])],
    });
    const file = join(DIST, fileOf(path, missingPage));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return pages.length + 1;
}

function fileOf(path, missingPage) {
  if (path === missingPage) {
    return '404.html';
  }
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
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

/** The chunk of a route's component and what it needs. */
function routeModules(manifest, routeId) {
  const base = `src/routes${routeId}`;
  const file = [`${base}.tsx`, `${base}index.tsx`, `${base}/route.tsx`].map((name) => `${name}?tsr-split=component`);
  const key = file.find((name) => name in manifest);
  return key ? [`/${manifest[key].file}`, ...staticImports(manifest, key)] : [];
}

function staticImports(manifest, key, seen = new Set()) {
  for (const imported of manifest[key].imports ?? []) {
    if (!seen.has(imported)) {
      seen.add(imported);
      staticImports(manifest, imported, seen);
    }
  }
  return [...seen].map((name) => `/${manifest[name].file}`);
}
