import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Folder by folder: where a system takes no folders, as in /proc, the recursive way of Node 20 never ends. */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && (statSync(folder).isDirectory() || folder === dirname(folder))) {
    return;
  }
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
