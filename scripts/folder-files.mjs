import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files in a folder and those below it, from it and with `/` as on the web, sorted; none if there is no folder. */
export function filesIn(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return [];
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
