import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORKER = new URL('offline-worker.js', import.meta.url);

/**
 * Writes the service worker that keeps this edition of the shop on a shopper's device. `shelf` are the paths it keeps from
 * the start, `many` the folders of pages that it keeps when they are opened, `standIn` the page that shows any other; an edition
 * is named after what its pages hold.
 */
export async function writeOfflineWorker(dist, { entry, shelf, many, standIn, html }) {
  const edition = createHash('sha256').update(html.join('\0')).digest('hex').slice(0, 12);
  const worker = await readFile(WORKER, 'utf8');
  await writeFile(
    join(dist, 'offline.js'),
    worker.replace('= SHELF;', () => `= ${JSON.stringify({ edition, entry, shelf, many, standIn })};`),
  );
}
