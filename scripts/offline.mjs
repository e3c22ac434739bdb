import { readFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CACHING } from './hosts-rules.mjs';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Matches the paths of files that are named by their content. */
const HASHED = CACHING.map(({ paths }) => paths).join('|');

const SOURCES = ['offline-worker.js', 'offline-missing.js', 'offline-content.js', 'offline-pictures.js'];

/**
 * Writes the service worker of this build, for a shop in the folder `base`. `precached` are the paths it caches when it is installed,
 * `pictures` when a page is idle, `folders` those whose pages it caches when they are opened; `fallback` is the page that can show any
 * other, `build` the name of the build, `edition` the names of all that its pages are made of.
 */
export async function writeOfflineWorker(dist, { base, build, edition, precached, pictures, folders, fallback }) {
  const withBase = (path) => base.slice(0, -1) + path;
  // A host may add something to a page; all other files are sent as they are.
  const files = precached.filter((path) => /\.(?!html$)\w+$/.test(path));
  const sizes = await Promise.all(files.map(async (path) => [withBase(path), (await stat(join(dist, path))).size]));
  const facts = {
    build,
    edition,
    base,
    precached: precached.map(withBase),
    pictures: pictures.map(withBase),
    sizes: Object.fromEntries(sizes),
    folders: folders.map(withBase),
    fallback: withBase(fallback),
  };
  await writeFile(join(dist, 'offline.js'), offlineWorker(facts));
}

/**
 * What the service worker knows of its build: `pictures` of products that may never be looked at, `sizes` in bytes of the
 * files that no host changes.
 *
 * @typedef {{ readonly build: string, readonly edition: readonly string[], readonly base: string, readonly precached: readonly string[],
 *   readonly pictures: readonly string[], readonly sizes: Readonly<Record<string, number>>,
 *   readonly folders: readonly string[], readonly fallback: string }} OfflineFacts
 */

/**
 * The code of the service worker that knows these facts of its build.
 *
 * @param {OfflineFacts} facts
 */
export function offlineWorker(facts) {
  const lateHtml = read('offline-late.html').replace('HOME', facts.base);
  return `const BUILD = ${JSON.stringify({ ...facts, lateHtml, hashed: HASHED })};\n${SOURCES.map(read).join('\n')}`;
}
