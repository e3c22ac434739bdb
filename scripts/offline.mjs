import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORKER = new URL('offline-worker.js', import.meta.url);

/**
 * Writes the service worker of this build. `precached` are the paths it caches when it is installed, `folders` those
 * whose pages it caches when they are opened, `fallback` the page that can show any other. The build's id is a hash of
 * its pages.
 */
export async function writeOfflineWorker(dist, { entry, precached, folders, fallback, html }) {
  const build = createHash('sha256').update(html.join('\0')).digest('hex').slice(0, 12);
  const worker = await readFile(WORKER, 'utf8');
  await writeFile(
    join(dist, 'offline.js'),
    worker.replace('= BUILD;', () => `= ${JSON.stringify({ build, entry, precached, folders, fallback })};`),
  );
}
