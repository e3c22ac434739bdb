import { copyFile, mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { COPIES } from './compress.mjs';
import { inParallel } from './in-parallel.mjs';

/**
 * Makes `out` hold the files of `built` and no others. A file that is the same stays untouched, with its compressed
 * copies; those of a file that changes or goes are removed. Gives how many files were written.
 */
export async function publish(built, out) {
  const files = await filesIn(built);
  const kept = new Set(files.flatMap((file) => [file, ...COPIES.map((ending) => file + ending)]));
  const before = await filesIn(out);
  let written = 0;
  await inParallel(files, async (file) => {
    const [source, target] = [join(built, file), join(out, file)];
    if (await isSame(source, target)) {
      return;
    }
    await Promise.all(COPIES.map((ending) => rm(target + ending, { force: true })));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
    written += 1;
  });
  const gone = before.filter((file) => !kept.has(file));
  await Promise.all(gone.map((file) => rm(join(out, file))));
  await Promise.all(gone.map((file) => rmdir(dirname(join(out, file))).catch(() => undefined)));
  return written;
}

async function isSame(source, target) {
  const [one, other] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  return one.size === other?.size && (await readFile(source)).equals(await readFile(target));
}

/** Paths of all files in a folder, from it; none if there is no such folder. */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
}
