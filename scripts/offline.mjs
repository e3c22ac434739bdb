import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORKER = new URL('offline-worker.js', import.meta.url);

/**
 * Writes the service worker that keeps this build of the shop on a shopper's device. `precached` are the paths it keeps from
 * the start, `folders` the folders of pages that it keeps when they are opened, `fallback` the page that shows any other; a build
 * is named after what its pages hold.
 */
export async function writeOfflineWorker(dist, { entry, precached, folders, fallback, html }) {
  const build = createHash('sha256').update(html.join('\0')).digest('hex').slice(0, 12);
  const worker = await readFile(WORKER, 'utf8');
  await writeFile(
    join(dist, 'offline.js'),
    worker.replace('= BUILD;', () => `= ${JSON.stringify({ build, entry, precached, folders, fallback })};`),
  );
}
