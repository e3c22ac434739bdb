import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of the project as text. */
export function readProject(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
}

/** The tests that a cell of a coverage table names, each as `file › title`. */
export function namedTests(cell: string): readonly string[] {
  return cell.split('<br>').map((test) => test.trim());
}

/** Whether the file holds a test of exactly that title. */
export function isTest(named: string): boolean {
  const [, file = '', title = ''] = /^`(.+)` › (.+)$/.exec(named) ?? [];
  try {
    return readProject(file).includes(`'${title}'`);
  } catch {
    return false;
  }
}
