import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The text of a file of the project. */
export function readProject(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
}

/** The tests named in a cell of a coverage table, each as `file › title`. */
export function namedTests(cell: string): readonly string[] {
  return cell.split('<br>').map((test) => test.trim());
}

/** True if the file holds a test of exactly that title. */
export function isTest(named: string): boolean {
  const [, file = '', title = ''] = /^`(.+)` › (.+)$/.exec(named) ?? [];
  try {
    return readProject(file).includes(`'${title}'`);
  } catch {
    return false;
  }
}
