import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { COPIES } from './compress.mjs';
import { filesIn } from './folder-files.mjs';

/**
 * Makes `out` hold the files of `built` and no others; what is new or changed is moved there. A file that is the same
 * stays untouched, with its compressed copies; those of a file that changes or goes are removed. Gives how many files were
 * written. Synchronous: thousands of short waits take minutes where the process has other work.
 */
export function publish(built, out) {
  const files = filesIn(built);
  const kept = new Set(files.flatMap((file) => [file, ...COPIES.map((ending) => file + ending)]));
  const gone = filesIn(out).filter((file) => !kept.has(file));
  const changed = files.filter((file) => !isSame(join(built, file), join(out, file)));
  for (const file of changed) {
    const target = join(out, file);
    COPIES.forEach((ending) => rmSync(target + ending, { force: true }));
    mkdirSync(dirname(target), { recursive: true });
    move(join(built, file), target);
  }
  gone.forEach((file) => rmSync(join(out, file)));
  new Set(gone.map((file) => dirname(join(out, file)))).forEach(removeIfEmpty);
  return changed.length;
}

function isSame(source, target) {
  const size = statSync(target, { throwIfNoEntry: false })?.size;
  return statSync(source).size === size && readFileSync(source).equals(readFileSync(target));
}

function move(source, target) {
  try {
    renameSync(source, target);
  } catch (error) {
    // `out` may be on another disk.
    if (error.code !== 'EXDEV') {
      throw error;
    }
    copyFileSync(source, target);
  }
}

function removeIfEmpty(folder) {
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}
