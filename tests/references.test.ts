import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { expect, test } from 'vitest';

import { filesIn } from '../scripts/folder-files.mjs';

const documents = ['README.md', 'AGENTS.md', ...filesEnding('docs', /\.md$/)];
const code = ['src', 'tests', 'scripts']
  .flatMap((folder) => filesEnding(folder, /\.[mc]?[jt]sx?$/))
  .filter((file) => !file.endsWith('references.test.ts'));
const readings = readFileSync('docs/readings.md', 'utf8');
const decisions = readdirSync('docs/decisions');

test.each([...documents, ...code].flatMap((file) => readingsIn(file)))(
  '%s cites a reading that is there: %s',
  (_, cited) => {
    expect(subjectsOf(readings)).toContain(cited.toLowerCase());
  },
);

test.each([...documents, ...code].flatMap((file) => decisionsIn(file)))(
  '%s cites a decision that is there: %s',
  (_, number) => {
    expect(decisions.filter((file) => file.startsWith(`${number}-`))).toHaveLength(1);
  },
);

test.each(documents.flatMap((file) => placesIn(file)))('%s names a place that is there: %s', (_, path) => {
  expect(existsSync(path)).toBe(true);
});

test.each(decisions)('%s begins with its number', (file) => {
  expect(readFileSync(join('docs/decisions', file), 'utf8')).toMatch(new RegExp(`^# ${file.slice(0, 3)} · `));
});

function filesEnding(folder: string, ending: RegExp): readonly string[] {
  return filesIn(folder)
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);
}

/** References such as `(readings, "Payment")`, `(section 9 and readings, "Money")`, `(readings, rule 2)`. */
function readingsIn(file: string): readonly (readonly [string, string])[] {
  return [...readFileSync(file, 'utf8').matchAll(/readings, (?:"([^"]+)"|(rule \d))/g)].map(
    ([, quoted, rule]) => [file, quoted ?? rule ?? ''] as const,
  );
}

function decisionsIn(file: string): readonly (readonly [string, string])[] {
  return [...readFileSync(file, 'utf8').matchAll(/[Dd]ecisions? (\d{3})\b/g)].map(
    ([, number = '']) => [file, number] as const,
  );
}

/** Links, and paths of the project in code style; not globs, nor files made by the build. */
function placesIn(file: string): readonly (readonly [string, string])[] {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(file), target)));
  const named = [...text.matchAll(/`((?:src|tests|scripts|docs|pictures|public)\/[\w$./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  return [...links, ...named].map((path) => [file, path] as const);
}

/** Headings, numbered rules, bold openings and the controls of the table, in lower case. */
function subjectsOf(text: string): readonly string[] {
  const headings = [...text.matchAll(/^## (.+)$/gm), ...text.matchAll(/^- \*\*(.+?)\*\*/gm)];
  const rules = [...text.matchAll(/^(\d)\. /gm)].map(([, number = '']) => `rule ${number}`);
  const controls = [...text.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => [
    cell,
    ...cell.split(/ \/ |, /).map((control) => control.trim()),
  ]);
  return [...headings.map(([, heading = '']) => heading), ...rules, ...controls].map((subject) =>
    subject.toLowerCase(),
  );
}
